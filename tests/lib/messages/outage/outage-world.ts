// A clinic with a real gateway that fails, loses its answers and returns; the clock moves from one attempt to the next.
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

/** A message that reached its patient. `time`: clinic-local. */
export type Arrival = { kind: string; text: string; time: string; date: string }

export class OutageWorld {
  now = new Date(0)
  /** `lost`: the next message arrives but its answer does not; after that the gateway is away. */
  state: 'up' | 'lost' | 'away' = 'up'
  readonly arrivals: Arrival[] = []
  /** Values for each patient who books, and the companions of that patient. */
  patient: Partial<ConfirmInput> = {}
  /** Texts that differ from the first text under the same key. */
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

  /** A gateway with idempotency keys: it takes a key once, and records a repeated key with another text. */
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

  /**
   * Sets the clock to `when` (a string is `YYYY-MM-DDTHH:MM`, clinic-local). Then acts, writes due messages, offers and
   * sends, as a process does.
   */
  async at(when: Date | string, act: (world: OutageWorld) => Promise<unknown> = async () => null): Promise<void> {
    this.now = typeof when === 'string' ? instantOf(when.slice(0, 10), when.slice(11)) : when
    await act(this)
    await planReminders(this.deps)
    await offerEarlier(this.deps)
    while ((await deliverOutbox(this.messageDeps)) > 0);
  }

  /** Runs the process again at each of these minutes after a moment. */
  async pass(from: Date, minutes: readonly number[]): Promise<void> {
    for (const minute of minutes) await this.at(minutesAfter(minute, from))
  }

  /** The kinds of the messages that did not go out: they wait or were given up. */
  async waiting(): Promise<string[]> {
    const rows = await this.db.reads.selectFrom('outbox').select(['kind', 'sent_at', 'dropped']).execute()
    return rows
      .filter(({ sent_at, dropped }) => !sent_at && (!dropped || dropped === 'given_up'))
      .map(({ kind }) => kind)
  }
}
