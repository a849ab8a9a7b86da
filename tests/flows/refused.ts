// What each parameter refuses, and the cause it gives.
import type { Param } from '@/flows/params'

type Refusals = readonly (readonly [typed: string, cause: string])[]

const choice: Refusals = [
  ['', 'empty'],
  ['  \t', 'empty'],
  ['nothing', 'unknown'],
  ['__proto__', 'unknown'],
  ['constructor', 'unknown'],
]
const yesOrNo: Refusals = [...choice, ['yes', 'unknown'], ['1', 'unknown'], ['True', 'unknown']]
const time: Refusals = [
  ['24:30', 'unknown'],
  ['9:30', 'unknown'],
  ['10:60', 'unknown'],
  ['10:30:00', 'unknown'],
  ['', 'unknown'],
]
const id: Refusals = [
  ['', 'empty'],
  ['a b', 'unknown'],
  ['a/b', 'unknown'],
  ['__proto__', 'unknown'],
  ['x'.repeat(41), 'unknown'],
]

export const REFUSED: Record<Param, Refusals> = {
  name: [
    ['', 'empty'],
    [' \u200b\u202a ', 'empty'],
    ['x'.repeat(101), 'long'],
    ['Asha 2', 'digits'],
    ['Asha २', 'digits'],
    ['98765 43210', 'digits'],
    ['Asha ۲', 'digits'],
    ['Asha <b>', 'characters'],
    ['asha@example.in', 'characters'],
    ['😀', 'characters'],
    ["'", 'characters'],
    ['...', 'characters'],
    ['\u200d', 'characters'],
  ],
  phone: [
    ['', 'empty'],
    ['abc', 'letters'],
    ['98765', 'short'],
    ['98765432101', 'long'],
    ['044 2345 6789', 'landline'],
    ['5123456789', 'series'],
    ['+1 415 555 2671', 'foreign'],
  ],
  city: [
    ['', 'empty'],
    ['Delhi', 'unknown'],
    ['__proto__', 'unknown'],
    ["chennai'--", 'unknown'],
    ['chennai'.repeat(20), 'unknown'],
  ],
  treatment: choice,
  concern: choice,
  concern_category: [...choice, ['Emergency', 'unknown']],
  location: [...choice, ['home', 'unknown']],
  pincode: [
    ['', 'empty'],
    ['- -', 'empty'],
    ['60002O', 'characters'],
    ['600.020', 'characters'],
    ['+600020', 'characters'],
    ['60002', 'length'],
    ['6000200', 'length'],
    ['060002', 'zero'],
    ['000000', 'zero'],
  ],
  latLng: [
    ['', 'empty'],
    ['13.08', 'unknown'],
    ['13.08,80.27,1', 'unknown'],
    ['91,0', 'unknown'],
    ['0,181', 'unknown'],
    ['a,b', 'unknown'],
    [',', 'unknown'],
    ['1e1,80', 'unknown'],
    ['0x10,80', 'unknown'],
    ['Infinity,80', 'unknown'],
    ['13.08;80.27', 'unknown'],
  ],
  address: [
    ['', 'empty'],
    ['12 A', 'short'],
    ['😀😀', 'short'],
    ['x'.repeat(201), 'long'],
    ['😀'.repeat(201), 'long'],
  ],
  landmark: [
    ['', 'empty'],
    ['x'.repeat(101), 'long'],
  ],
  apartmentNumber: [
    ['', 'empty'],
    ['x'.repeat(41), 'long'],
  ],
  start: time,
  end: time,
  date: [
    ['2026-02-30', 'unknown'],
    ['2027-02-29', 'unknown'],
    ['2026-13-01', 'unknown'],
    ['26-11-23', 'unknown'],
    ['23/11/2026', 'unknown'],
    ['2026-11-23T10:30', 'unknown'],
    ['', 'unknown'],
  ],
  zone: id,
  appointment_type: [...choice, ['at_home', 'unknown']],
  self_booked: yesOrNo,
  cid: id,
  purpose: choice,
  issue: choice,
  isLoggedIn: yesOrNo,
  skip_video: yesOrNo,
}
