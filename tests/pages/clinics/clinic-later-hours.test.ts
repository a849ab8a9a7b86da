import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('a clinic’s page', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('the page announces different hours that begin soon', async () => {
    const place = database().writes.updateTable('places').where('id', '=', 'c107')
    onTestFinished(async () => void (await place.set({ planned: null, off_grid_since: null }).execute()))
    const later = async (days: number) => {
      const from = addDays(localOf(new Date()).date, days)
      const week = Array.from({ length: 7 }, () => ({ opens: '08:00', closes: '22:00' }))
      await place.set({ planned: JSON.stringify({ from, hours: [null, ...week.slice(1)] }) }).execute()
      return (await new PageBrowser().get(clinicPage, '/clinics/chennai/107?city=chennai&cid=107')).props.view
    }
    const { laterHours, week } = await later(14)
    expect(laterHours.days[0]).toEqual({ day: 'Monday', hours: 'Closed', today: false })
    expect(week[0].hours).not.toBe('Closed')
    expect((await later(15)).laterHours).toBeNull()
    expect(await later(0)).toMatchObject({
      laterHours: null,
      week: expect.arrayContaining([expect.objectContaining({ hours: 'Closed' })]),
    })
  })
})
