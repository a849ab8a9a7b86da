// The accessibility statement. It claims only what the tests check (e2e/looks/accessibility.spec.ts, e2e/looks/keyboard.spec.ts).
import type { DocumentText } from '@/lib/texts/document-text'

export const ACCESSIBILITY: DocumentText = {
  title: 'Accessibility',
  description:
    'How [brand]’s website meets WCAG 2.2 AA, which barriers we know of, and how to tell us about another one.',
  lead: 'Everyone should be able to book a dentist here: with a keyboard, a screen reader, large text, a small or an old phone.',
  sections: [
    {
      id: 'standard',
      title: 'The standard we work to',
      paragraphs: [
        'The Rights of Persons with Disabilities Act, 2016 and its rules ask websites in India to be accessible. We work to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We believe that this website meets them, apart from the points listed below.',
      ],
    },
    {
      id: 'done',
      title: 'What you can count on',
      list: [
        'You can make every booking with the keyboard alone.',
        'Each question has one heading and one button. A mistake is explained in words beside its field.',
        'You can enlarge text to 200 percent. Pages fit a screen 320 pixels wide without scrolling sideways.',
        'Colour is never the only sign. If you turn off animations on your device, ours stop too.',
        'Booking works with JavaScript switched off.',
      ],
    },
    {
      id: 'known',
      title: 'Known problems',
      list: [
        'An SMS in another language has little room, so it says only what, when and where. If even that does not fit, it comes in English. Its link opens a page in your language.',
        'We hold the slot that you choose for [holdMinutes] minutes, or [keptMinutes] if you ask for more time, because others wait for it. We tell you two minutes before the end. If the time runs out, we keep your answers. You can still book the slot while nobody else has taken it.',
        'Maps and directions open in another company’s service, which we can’t change. Each clinic’s address is also there as text.',
      ],
    },
    {
      id: 'tested',
      title: 'How we test it',
      paragraphs: [
        'Each time the website changes, a program checks every screen against WCAG 2.2 AA, at the width of a phone and of a desktop. It also makes a booking and asks for a call with the keyboard alone. Programs find only some of the barriers, so please tell us about others.',
      ],
    },
    {
      id: 'visit',
      title: 'At the clinic',
      paragraphs: [
        'If you use a wheelchair, or need a sign language interpreter or more time, tell us when you book or call our help line. We look for a clinic that suits you.',
      ],
    },
    {
      id: 'report',
      title: 'Tell us about a barrier',
      paragraphs: [
        'Write to us or call. Tell us which page it was, and which device or aid you use. We answer within five working days, and book for you in the meantime.',
      ],
    },
  ],
}
