// The package has no types of its own.
declare module 'amazon-user-pool-srp-client' {
  export class SRPClient {
    constructor(userPoolName: string)
    calculateA(): string
    getPasswordAuthenticationKey(username: string, password: string, SRP_B: string, SALT: string): object
  }
  export function calculateSignature(
    hkdf: object,
    userPoolName: string,
    username: string,
    secretBlock: string,
    now: string,
  ): string
  export function getNowString(): string
}
