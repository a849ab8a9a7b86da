import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClinicFront } from '@/components/clinics/clinic-front'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const drawn = (cid: string) => renderToStaticMarkup(<ClinicFront cid={cid} className={undefined} />)

test('each clinic of a city has a front of its own, and always the same', () => {
  for (const city of SAMPLE.cities) {
    const clinics = SAMPLE.clinics.filter((clinic) => clinic.city === city.id)
    const fronts = clinics.map(({ id }) => drawn(id))
    expect(new Set(fronts).size).toBe(clinics.length)
    expect(clinics.map(({ id }) => drawn(id))).toEqual(fronts)
  }
})

test('a front is small, and belongs to ids of any script', () => {
  for (const id of ['101', 'A-7', 'x'.repeat(20)]) expect(drawn(id).length).toBeLessThan(2600)
  expect(drawn('A-7')).not.toBe(drawn('A-8'))
})
