import { fill, nothing, type Step, tap, tapTime } from '@/e2e/support/walk'

export const NAME = 'Asha Sample'
const ADDRESS = {
  pincode: '600017',
  address: '12 Sample Road',
  apartmentNumber: '4B',
  landmark: 'Near the sample tree',
}
/** Values that must not appear in any URL. */
export const personal = (phone: string): string[] => [
  phone,
  phone.slice(0, 5),
  'Asha',
  'Sample Road',
  'sample tree',
  '600017',
]

export const phone = (under: string, number: string): Step => ({
  at: `${under}/input-phone`,
  title: 'What is your mobile number?',
  answer: fill({ phone: number }),
})
export const city = (under: string): Step => ({
  at: `${under}/select-city`,
  title: 'Which city are you in?',
  answer: tap('city', 'chennai'),
})
export const location = (under: string, where: 'at_home' | 'clinic'): Step => ({
  at: `${under}/select-location`,
  title: 'Where should the dentist see you?',
  answer: tap('location', where),
})
export const address = (under: string): Step => ({
  at: `${under}/select-address`,
  title: 'What is your address?',
  answer: fill(ADDRESS),
})
export const homeTime = (under: string, nth: number): Step => ({
  at: `${under}/select-slot`,
  title: 'When should we visit?',
  answer: tapTime(nth),
})
export const clinics = (under: string, nth: number): Step => ({
  at: `${under}/clinic-list`,
  title: 'Choose a clinic and a time',
  answer: tapTime(nth),
})
export const review = (under: string, name: string | null = NAME): Step => ({
  at: `${under}/review`,
  title: 'Check and confirm',
  answer: name === null ? nothing : fill({ name }),
})
