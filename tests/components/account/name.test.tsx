import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Profile } from '@/components/account/profile'
import { Header } from '@/components/site/header'
import { Around, fakeIdentity } from '@/tests/components/account/fake-identity'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { Checked, RECORD, shellServer, signIn } from '@/tests/support/browser/shell-server'
import { eventually } from '@/tests/support/eventually'

const { server, callsOf } = shellServer()
const OWNER = { name: 'Asha Sample', phone: '+919810000001', readablePhone: '98100 00001', email: '' }
const RENAMED = { user: { ...RECORD.user, name: 'Asha Rao' } }

const around = (seemsSignedIn: boolean | undefined, content: React.ReactNode) => (
  <Around identity={fakeIdentity({})}>
    <Checked seemsSignedIn={seemsSignedIn}>{content}</Checked>
  </Around>
)
const ways = () => screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
const who = () => document.querySelector('[class*=who]')

function typeName(name: string): void {
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
}

test('a changed name appears at once in the page, without another fetch', async () => {
  signIn()
  let answered: () => void = () => undefined
  const answers = new Promise<void>((resolve) => {
    answered = resolve
  })
  server().answer = async ({ path }) => {
    if (path !== '/api/user/a/update') return { json: RECORD }
    await answers
    return { json: RENAMED }
  }
  render(around(true, <Profile owner={OWNER} typed={null} isSaved={false} />))
  expect([who()?.textContent, ways().filter((way) => way === 'Account').length]).toEqual(['Asha Sample', 2])
  await eventually(() => expect(callsOf('/api/user/a/get')).toHaveLength(1))
  await eventually(() => expect(who()?.querySelector('[aria-busy]')).toBeNull())
  const asked = callsOf('/api/user/a/get').length
  typeName('')
  expect((await screen.findByRole('alert')).textContent).toContain('Enter your full name')
  expect(callsOf('/api/user/a/update')).toEqual([])
  typeName(' Asha  Rao ')
  await eventually(() => expect(who()?.querySelector('[aria-busy=true]')?.textContent).toBe('Asha Sample'))
  await act(async () => answered())
  await eventually(() => expect(who()?.textContent).toBe('Asha Rao'))
  expect(screen.getByText('Your name is saved.')).toBeDefined()
  expect(callsOf('/api/user/a/get')).toHaveLength(asked)
  expect(ways()).not.toContain('Sign in')
})

test.each([
  [false, 'Sign in'],
  [undefined, 'Account'],
])('when the server said %s, a guest’s header first shows %s, then the sign-in link', async (seemsSignedIn, first) => {
  render(
    <Routed router={testRouter()}>
      <Checked seemsSignedIn={seemsSignedIn}>
        <Header quiet={false} />
      </Checked>
    </Routed>,
  )
  expect(ways()).toContain(first)
  await eventually(() => expect(ways()).toContain('Sign in'))
  expect(ways()).not.toContain('Account')
})
