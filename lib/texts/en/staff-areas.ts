// The texts of staff, operators and developers, by area. They are English in every language.
import * as feed from '@/lib/texts/en/chain/feed'
import * as desk from '@/lib/texts/en/desk/desk'
import * as deskAnswers from '@/lib/texts/en/desk/desk-answers'
import * as deskBooking from '@/lib/texts/en/desk/desk-booking'
import * as deskBookings from '@/lib/texts/en/desk/desk-bookings'
import * as deskCalls from '@/lib/texts/en/desk/desk-calls'
import * as deskClosures from '@/lib/texts/en/desk/desk-closures'
import * as deskDay from '@/lib/texts/en/desk/desk-day'
import * as deskEnter from '@/lib/texts/en/desk/desk-enter'
import * as deskEvents from '@/lib/texts/en/desk/desk-events'
import * as deskFunnel from '@/lib/texts/en/desk/desk-funnel'
import * as deskMoney from '@/lib/texts/en/desk/desk-money'
import * as deskPatient from '@/lib/texts/en/desk/desk-patient'
import * as deskPrint from '@/lib/texts/en/desk/desk-print'
import * as deskSetUp from '@/lib/texts/en/desk/desk-set-up'
import * as deskStaff from '@/lib/texts/en/desk/desk-staff'
import * as outbox from '@/lib/texts/en/messages/outbox'
import * as pieces from '@/lib/texts/en/pieces'

export const STAFF = {
  desk,
  'desk-booking': deskBooking,
  'desk-bookings': deskBookings,
  'desk-closures': deskClosures,
  'desk-day': deskDay,
  'desk-enter': deskEnter,
  'desk-money': deskMoney,
  'desk-patient': deskPatient,
  'desk-print': deskPrint,
  'desk-events': deskEvents,
  'desk-set-up': deskSetUp,
  'desk-answers': deskAnswers,
  'desk-staff': deskStaff,
  'desk-calls': deskCalls,
  'desk-funnel': deskFunnel,
  feed,
  outbox,
  pieces,
}
