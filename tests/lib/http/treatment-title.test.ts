import { expect, test } from 'vitest'
import { TREATMENT_KEYS, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'
import { bookedTitle, treatmentTitle, walkTitle } from '@/lib/http/steps/treatment-title'
import { textsIn } from '@/lib/texts/languages'

const texts = textsIn('en')
const about = { treatment: 'braces', flow: 'ORGANIC', procedure: null, concern: null, isVideo: false }

test('each treatment has a title, which is never the label of the unnamed treatment', () => {
  const titles = TREATMENT_KEYS.map((key) => treatmentTitle(texts, key))
  expect(titles).not.toContain('')
  expect(titles).not.toContain(TREATMENTS[UNNAMED].label)
})

test.each([
  [{}, 'Braces'],
  [{ treatment: UNNAMED }, 'Consultation'],
  [{ treatment: null }, 'Consultation'],
  [{ treatment: 'gone_from_the_catalogue' }, 'Consultation'],
  [{ treatment: 'clinic_visit', flow: 'PAID_CLINIC' }, 'Clinic visit'],
  [{ concern: 'emergency' }, 'Emergency visit'],
  [{ concern: 'emergency', isVideo: true }, 'Emergency consultation'],
  [{ treatment: 'smile_design', flow: 'SMILE_DESIGN', concern: 'veneers' }, 'Veneers, with smile design'],
  [{ treatment: 'smile_design', flow: 'SMILE_DESIGN', procedure: 'veneers' }, 'Veneers, with smile design'],
])('the booking with %j has the title %s', (given, title) => {
  expect(bookedTitle(texts, { ...about, ...given })).toBe(title)
})

test('an unfinished booking has the same title as the booking will have', () => {
  const children = { concern_category: 'children', treatment: UNNAMED } as const
  expect(walkTitle(texts, 'ORGANIC', children)).toBe('Consultation')
  expect(walkTitle(texts, 'PAID_CLINIC', {})).toBe('Clinic visit')
  const call = { concern_category: 'emergency', appointment_type: 'video' } as const
  expect(walkTitle(texts, 'ORGANIC', call)).toBe('Emergency consultation')
  expect(walkTitle(texts, 'SMILE_DESIGN', { concern: 'whitening' })).toMatch(/whitening/i)
})
