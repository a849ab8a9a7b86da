// A small identity for the account's components: it records each call, knows the right codes and sends no requests.

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { AlertDialog } from '@/components/kit/alert-dialog'
import { ConfirmationDialog } from '@/components/kit/confirmation-dialog'
import { type Identity, IdentityContext } from '@/lib/browser/identity/use-identity'
import type { Device, MfaChange, MfaState } from '@/lib/browser/pool/types'
import { DialogProvider } from '@/lib/browser/shell/dialogs'
import { Routed, testRouter } from '@/tests/support/browser/router'

export const RIGHT_CODE = '123456'
export const RIGHT_PASSWORD = 'Right-Pass-1'

type AccountIdentity = Pick<
  Identity,
  | 'attributes'
  | 'changePassword'
  | 'confirmForgotPassword'
  | 'deleteAttributes'
  | 'deleteUser'
  | 'devices'
  | 'forgetDevice'
  | 'forgotPassword'
  | 'mfa'
  | 'rememberDevice'
  | 'resendAttributeCode'
  | 'setMfa'
  | 'setUpTotp'
  | 'signOut'
  | 'updateAttributes'
  | 'verifyAttribute'
  | 'verifyTotp'
>
export type FakeIdentity = AccountIdentity & {
  told: [string, ...unknown[]][]
  /** From now on the sign-in and the last proof count as long ago. */
  forgetProof: () => void
}

type Given = {
  devices?: Device[]
  mfa?: MfaState
  attributes?: Record<string, string>
  signedOut?: boolean
  unproved?: boolean
}

const refusal = (name: string, message: string): Error => Object.assign(new Error(message), { name })

export function fakeIdentity(given: Given = {}): FakeIdentity {
  const told: FakeIdentity['told'] = []
  let unproved = given.unproved ?? false
  let devices = given.devices ?? []
  let mfa = given.mfa ?? { enabled: [], preferred: null }
  const attributes: Record<string, string> = { ...given.attributes }
  const enter = (name: string, ...values: unknown[]): void => {
    told.push([name, ...values])
    if (given.signedOut) throw refusal('UserUnAuthenticatedException', 'User needs to be authenticated.')
  }
  const needProof = (): void => {
    if (unproved)
      throw refusal('NotAuthorizedException', 'This change needs a recent sign-in, the password, or a code.')
  }
  const check = (code: string): void => {
    if (code !== RIGHT_CODE) throw refusal('CodeMismatchException', 'Invalid code')
  }
  return {
    told,
    forgetProof: () => {
      unproved = true
    },
    async attributes() {
      enter('attributes')
      return { ...attributes }
    },
    async updateAttributes(changes) {
      enter('updateAttributes', changes)
      needProof()
      if (changes.email) Object.assign(attributes, { email: changes.email, email_verified: 'false' })
      return []
    },
    async verifyAttribute(name, code) {
      enter('verifyAttribute', name, code)
      check(code)
      unproved = false
      attributes[`${name}_verified`] = 'true'
    },
    async resendAttributeCode(name) {
      enter('resendAttributeCode', name)
      return null
    },
    async deleteAttributes(names) {
      enter('deleteAttributes', names)
      needProof()
      for (const name of names) delete attributes[name]
    },
    async changePassword(old, next) {
      enter('changePassword', old, next)
      if (old !== RIGHT_PASSWORD) throw refusal('NotAuthorizedException', 'Incorrect username or password.')
      unproved = false
    },
    async forgotPassword(phone) {
      enter('forgotPassword', phone)
      return null
    },
    async confirmForgotPassword(phone, code, password) {
      enter('confirmForgotPassword', phone, code, password)
      check(code)
    },
    async mfa() {
      enter('mfa')
      return mfa
    },
    async setMfa(change: MfaChange) {
      enter('setMfa', change)
      const on = new Set(mfa.enabled)
      if (change.sms !== undefined) on[change.sms ? 'add' : 'delete']('SMS')
      if (change.totp !== undefined) on[change.totp ? 'add' : 'delete']('TOTP')
      mfa = { enabled: [...on], preferred: change.preferred === undefined ? mfa.preferred : change.preferred }
    },
    async setUpTotp() {
      enter('setUpTotp')
      return { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Muthu%20Dental:98?secret=ABCDEFGHIJKLMNOP' }
    },
    async verifyTotp(code) {
      enter('verifyTotp', code)
      check(code)
    },
    async devices() {
      enter('devices')
      return devices
    },
    async forgetDevice(key) {
      enter('forgetDevice', key)
      devices = devices.filter((device) => (key === undefined ? !device.current : device.key !== key))
    },
    async rememberDevice() {
      enter('rememberDevice')
      const kept = devices.find(({ current }) => current)
      if (!kept) throw refusal('ResourceNotFoundException', 'Device does not exist.')
      return { ...kept, isRemembered: true }
    },
    async signOut(how) {
      enter('signOut', how)
    },
    async deleteUser() {
      enter('deleteUser')
    },
  }
}

/** Wraps a component of the account in router, dialogs, the identity and a cache of its own. */
export function Around({ identity, children }: { identity: AccountIdentity; children: ReactNode }) {
  return (
    <Routed router={testRouter({ asPath: '/account/security' })}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <IdentityContext.Provider value={async () => identity as Identity}>
          <DialogProvider
            render={(state, close) => <ConfirmationDialog {...state} onClose={close} />}
            renderAlert={({ onClosed, ...state }, close) => <AlertDialog {...state} onClose={close} />}
          >
            {children}
          </DialogProvider>
        </IdentityContext.Provider>
      </SWRConfig>
    </Routed>
  )
}
