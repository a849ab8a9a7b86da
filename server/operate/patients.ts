import { freeNumber, type NumberOwner } from '@/lib/use-cases/account/free-number'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { sitePortFor } from '@/server/identity-pool'
import { type Command, NO_ACCOUNT, NO_PHONE } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

const ATTENDED: Record<string, string> = {
  already: 'This visit is marked already.',
  too_early: 'This visit has not begun yet.',
  cancelled: 'This booking is cancelled.',
  not_found: 'There is no booking of this reference.',
}
const UNKEPT = 'This patient did not stay, as the desk has marked it: set that right there first.'

export const REFERRAL: Command = {
  words: 'referral on|off',
  takes: '<phone>',
  does: 'switch the referral programme on or off for a patient with an account, and print the referral code',
  example: 'referral on 98000 00001',
  run(settings, { chosen, rest }) {
    const on = chosen[1] === 'on'
    return withDatabase(settings, async (db) => {
      const outcome = await switchReferral({ db, secret: settings.secret }, { phone: rest.join(' '), on })
      if (outcome.kind === 'no_phone') return NO_PHONE
      if (outcome.kind === 'not_found') return NO_ACCOUNT
      return { line: `The referral programme is ${on ? 'on' : 'off'} for this patient; the code is ${outcome.code}.` }
    })
  },
}

export const MARK_ATTENDED: Command = {
  words: 'kept',
  takes: '<reference>',
  does: 'mark a visit as attended',
  example: 'kept K7PW-3MXQ',
  run(settings, { rest }) {
    return withDatabase(settings, async (db) => {
      const mark = { reference: rest.join(''), to: 'kept', version: null } as const
      const outcome = await markVisit({ db, now: new Date() }, OPERATOR, mark)
      if (outcome.kind !== 'marked') return { line: ATTENDED[outcome.kind] ?? UNKEPT, failed: true }
      return {
        line: outcome.counted ? 'The visit is marked, and counts for who invited the patient.' : 'The visit is marked.',
      }
    })
  },
}

const freeing = (owner: NumberOwner, does: string, done: string): Command => ({
  words: `number ${owner}`,
  takes: '<phone>',
  does,
  example: `number ${owner} 98000 00001`,
  run(settings, { rest }) {
    return withDatabase(settings, async (db) => {
      const { kind } = await freeNumber({ db, pool: sitePortFor(settings.env) }, { phone: rest.join(' '), owner })
      if (kind === 'no_phone') return NO_PHONE
      return kind === 'not_found' ? NO_ACCOUNT : { line: done }
    })
  },
})

export const NUMBERS: readonly Command[] = [
  freeing(
    'new-owner',
    'free a phone number for its new owner, who then makes a new account',
    'The number is free: whoever proves it by a code makes an account of their own.',
  ),
  freeing(
    'same-owner',
    "give the account to the next user who proves its number, after the pool's user was made again",
    'Whoever proves the number by a code next has its account.',
  ),
]
