// WebOTP: a browser that reads the code from the message itself, after the patient has allowed it.
import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Waits for the message as long as the screen is shown; `take` gets its code. Nothing where the browser has no such thing. */
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
      // Refused, or left: the code is typed.
      () => undefined,
    )
    return () => left.abort()
  }, [])
}
