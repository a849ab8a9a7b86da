import { describe, expect, test } from 'vitest'
import { LIMITS } from '@/lib/limits/rules'
import { saveLead } from '@/lib/use-cases/leads/save'
import { depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const LEAD = {
  owner: 'a browser',
  network: '192.0.2.1',
  flow: 'PPR',
  step: 'input-phone',
  answers: {},
  attribution: {},
}

describe('the rate limits of leads', () => {
  const database = useDatabase()
  const attempt = (given: { phone: string; network?: string; name?: string }, minutes = 0) =>
    saveLead(depsOf(database(), minutesAfter(minutes)), {
      language: 'en',
      ...LEAD,
      consentVersion: '2026-01',
      ...given,
    })

  test('a network’s new leads are limited, and updates are not', async () => {
    const [{ stop }] = LIMITS.lead
    const phoneOf = (n: number) => `+9198100${String(n).padStart(5, '0')}`
    for (let n = 0; n < stop; n += 1) expect((await attempt({ phone: phoneOf(n) })).kind).toBe('saved')
    expect(await attempt({ phone: phoneOf(stop) }, 59)).toEqual({ kind: 'busy_network' })
    expect(await attempt({ phone: phoneOf(stop), network: '192.0.2.2' }, 59)).toMatchObject({ kind: 'saved' })
    expect(await attempt({ phone: phoneOf(0), name: 'Ann' }, 59)).toMatchObject({ kind: 'saved' })
    expect(await attempt({ phone: phoneOf(stop + 1) }, 61)).toMatchObject({ kind: 'saved' })
  })

  test('a network’s first few emergencies are called urgently, once each, and later ones like any other', async () => {
    const [{ stop }] = LIMITS.urgent_lead
    const pain = (n: number, questionnaire: Record<string, string> | null = { pain_now: 'strong' }) =>
      saveLead(depsOf(database()), {
        language: 'en',
        ...LEAD,
        owner: `browser ${n}`,
        phone: `+91981000000${n}`,
        consentVersion: '2026-01',
        finished: true,
        questionnaire,
      })
    await pain(0, null)
    for (let n = 0; n <= stop; n += 1) {
      await pain(n)
      await pain(n)
    }
    const rows = await database().reads.selectFrom('leads').select('urgent').orderBy('personal_phone').execute()
    expect(rows.map(({ urgent }) => urgent)).toEqual([...Array(stop).fill(true), false])
  })

  test('the rate limit is exact for parallel leads', async () => {
    const [{ stop }] = LIMITS.lead
    await attempt({ phone: '+919800000001' })
    const { script } = database()
    await script(`INSERT INTO limit_hits (key, at) SELECT key, at FROM limit_hits, generate_series(2, ${stop - 3})`)
    // A slow trigger keeps all of them under way at once.
    await script(`CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
      CREATE TRIGGER leads_slow BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION take_time()`)
    const crowd = Array.from({ length: 12 }, (_, n) => attempt({ phone: `+9198100000${10 + n}` }))
    const kinds = await Promise.all(crowd).finally(() => script('DROP FUNCTION take_time CASCADE'))
    expect(kinds.filter(({ kind }) => kind === 'saved')).toHaveLength(3)
    expect(await database().reads.selectFrom('leads').selectAll().execute()).toHaveLength(4)
  })
})
