import { freeNumber, type NumberOwner } from '@/lib/use-cases/account/free-number'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { sitePortFor } from '@/server/identity-pool'
import { type Command, NO_ACCOUNT, NO_PHONE } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

const ATTENDED: Record<string, string> = {
  already: 'This visit is already marked as kept.',
  too_early: 'This visit has not started yet.',
  rated: 'The patient has rated this visit, so it stays as it is.',
  cancelled: 'This booking was cancelled.',
  not_found: 'There is no booking with this reference.',
}
const UNKEPT = 'The desk marked this patient as a no-show or as left. Correct that at the desk first.'

export const REFERRAL: Command = {
  name: 'referral on|off',
  parameters: '<phone>',
  summary: 'Switch the referral programme on or off for a patient.',
  example: 'referral on 98000 00001',
  run(settings, { words, args }) {
    const on = words[1] === 'on'
    return withDatabase(settings, async (db) => {
      const outcome = await switchReferral({ db, secret: settings.secret }, { phone: args.join(' '), on })
      if (outcome.kind === 'no_phone') return NO_PHONE
      if (outcome.kind === 'not_found') return NO_ACCOUNT
      return {
        line: `The referral programme is ${on ? 'on' : 'off'} for this patient. The referral code is ${outcome.code}.`,
      }
    })
  },
}

export const MARK_ATTENDED: Command = {
  name: 'kept',
  parameters: '<reference>',
  summary: 'Mark that the patient came to the visit.',
  example: 'kept K7PW-3MXQ',
  run(settings, { args }) {
    return withDatabase(settings, async (db) => {
      const change = { reference: args.join(''), to: 'kept', version: null } as const
      const outcome = await markVisit({ db, now: new Date() }, OPERATOR, change)
      if (outcome.kind !== 'marked') return { line: ATTENDED[outcome.kind] ?? UNKEPT, failed: true }
      return {
        line: outcome.counted
          ? 'The visit is marked as kept (the desk calls it “Seen”). It counts for the referrer.'
          : 'The visit is marked as kept (the desk calls it “Seen”).',
      }
    })
  },
}

const freeing = (owner: NumberOwner, summary: string, done: string): Command => ({
  name: `number ${owner}`,
  parameters: '<phone>',
  summary,
  example: `number ${owner} 98000 00001`,
  run(settings, { args }) {
    return withDatabase(settings, async (db) => {
      const { kind } = await freeNumber({ db, pool: sitePortFor(settings.env) }, { phone: args.join(' '), owner })
      if (kind === 'no_phone') return NO_PHONE
      return kind === 'not_found' ? NO_ACCOUNT : { line: done }
    })
  },
})

export const NUMBERS: readonly Command[] = [
  freeing(
    'new-owner',
    'Free a number for its new owner, who can then create an account.',
    'The number is free. Its new owner can create an account with a code.',
  ),
  freeing(
    'same-owner',
    'Keep the account for a patient who has this number but has to sign up again.',
    'The next sign-in with a code at this number opens the old account.',
  ),
]
