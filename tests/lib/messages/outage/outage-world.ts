// A clinic with a real gateway that goes away, loses its answers, and comes back; and a clock that goes from one try to the next.
import type { Database } from '@/lib/db/schema'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { httpSms } from '@/lib/messages/transports/http-sms'
import type { ConfirmInput } from '@/lib/use-cases/booking/confirm'
import type { Deps } from '@/lib/use-cases/deps'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { depsWith } from '@/tests/lib/messages/kept-transport'
import { depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { offerEarlier } from '@/tests/support/offers'
import type { LocalServer } from '@/tests/support/servers/local-server'

/** What reached its patient. `time`: clinic-local. */
export type Arrival = { kind: string; text: string; time: string; date: string }

export class OutageWorld {
  now = new Date(0)
  /** `lost`: the next message arrives, and its answer does not; then it is away. */
  state: 'up' | 'lost' | 'away' = 'up'
  readonly arrivals: Arrival[] = []
  /** What is said of each patient who books, and whom they bring. */
  patient: Partial<ConfirmInput> = {}
  /** Other words under one key. */
  readonly refused: string[] = []
  private readonly bodies = new Map<string, string>()

  constructor(
    readonly db: Database,
    readonly gateway: LocalServer,
  ) {
    gateway.answer = async ({ headers, body }) => {
      if (this.state === 'away') return { status: 503, json: {} }
      const isLost = this.state === 'lost'
      if (isLost) this.state = 'away'
      await this.take(String(headers['idempotency-key']), Object(body))
      return { json: {}, isLost }
    }
  }

  /** As a gateway with idempotency keys: a second one of a key is the first one again, and other words of it are refused. */
  private async take(id: string, body: { text: string }): Promise<void> {
    const before = this.bodies.get(id)
    if (before !== undefined && before !== body.text) this.refused.push(body.text)
    if (before !== undefined) return
    this.bodies.set(id, body.text)
    const row = this.db.reads.selectFrom('outbox').where('id', '=', id).select('kind')
    const { kind } = await row.executeTakeFirstOrThrow()
    this.arrivals.push({ kind, text: body.text, ...localOf(this.now) })
  }

  get deps(): Deps {
    return depsOf(this.db, this.now)
  }

  get messageDeps() {
    return depsWith(this.db, httpSms({ url: this.gateway.origin, sender: 'MUTHUD' }), this.now)
  }

  /** The clock stands at the moment: what is due is written, offered and sent, as a process does. `when`: `YYYY-MM-DDTHH:MM`, clinic-local. */
  async at(when: Date | string, act: (world: OutageWorld) => Promise<unknown> = async () => null): Promise<void> {
    this.now = typeof when === 'string' ? instantOf(when.slice(0, 10), when.slice(11)) : when
    await act(this)
    await planReminders(this.deps)
    await offerEarlier(this.deps)
    while ((await deliverOutbox(this.messageDeps)) > 0);
  }

  /** The process looks again at each of the minutes after a moment. */
  async pass(from: Date, minutes: readonly number[]): Promise<void> {
    for (const minute of minutes) await this.at(minutesAfter(minute, from))
  }

  /** How many messages neither went out nor were given up. */
  async waiting(): Promise<string[]> {
    const rows = await this.db.reads.selectFrom('outbox').select(['kind', 'sent_at', 'dropped']).execute()
    return rows
      .filter(({ sent_at, dropped }) => !sent_at && (!dropped || dropped === 'given_up'))
      .map(({ kind }) => kind)
  }
}
