import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** WebOTP: the browser reads the code from the SMS, if the patient allows it. */
export function useWebOtp(take: (code: string) => void): void {
  const taken = useEffectEvent(take)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const left = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: left.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) taken(String(credential.code))
      },
      () => undefined,
    )
    return () => left.abort()
  }, [])
}
