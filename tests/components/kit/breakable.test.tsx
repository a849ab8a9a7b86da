import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breakable } from '@/components/kit/breakable'

const written = (text: string) =>
  renderToStaticMarkup(<Breakable text={text} />)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<\/?span[^>]*>/g, '')

test.each([
  ['Thiruvananthapuram', 'Thiruvanan|thapuram'],
  ['Tiruchirappalli', 'Tiruchi|rappalli'],
  ['Visakhapatnam', 'Visakha|patnam'],
  ['Sri Potti Sriramulunellore Road', 'Sri Potti Sriramulu|nellore Road'],
  ['திருவனந்தபுரம்', 'திருவனந்|தபுரம்'],
  ['விசாகப்பட்டினம்', 'விசாகப்|பட்டினம்'],
  ['തിരുവനന്തപുരം', 'തിരുവ|നന്തപുരം'],
  ['విశాఖపట్నం మెయిన్‌రోడ్డు', 'విశాఖపట్నం మెయిన్‌|రోడ్డు'],
])('the long word of %s may break at a syllable', (text, shown) => {
  expect(written(text)).toBe(shown)
})

test.each(['Chennai', 'Hubballi-Dharwad', 'Mysuru Palace Road', 'चेन्नई', 'ffffffffffffff'])(
  '%s stays as it is',
  (text) => {
    expect(written(text)).toBe(text)
  },
)
