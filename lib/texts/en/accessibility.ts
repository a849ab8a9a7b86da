// The accessibility statement. It claims what the tests hold (e2e/looks/accessibility.spec.ts, e2e/looks/keyboard.spec.ts).
import type { DocumentText } from '@/lib/texts/document-text'

export const ACCESSIBILITY: DocumentText = {
  title: 'Accessibility',
  description:
    'How [brand]’s website meets WCAG 2.2 AA, what is not yet as it should be, and how to tell us about a barrier.',
  lead: 'Everyone should be able to book a dentist here: with a keyboard, a screen reader, large text, a small or an old phone.',
  sections: [
    {
      id: 'standard',
      title: 'The standard we work to',
      paragraphs: [
        'We work to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, as the Rights of Persons with Disabilities Act, 2016 and its rules ask of websites in India. We believe that this website meets them, apart from what is listed below.',
      ],
    },
    {
      id: 'done',
      title: 'What you can count on',
      list: [
        'Every booking can be made with the keyboard alone.',
        'Each question has one heading and one button, and a mistake is named in words beside its field.',
        'Text can be enlarged to 200 percent, and pages fit a screen 320 pixels wide without scrolling sideways.',
        'Colour is never the only sign, and movement stops if your device asks for less of it.',
        'Booking works with scripts switched off.',
      ],
    },
    {
      id: 'known',
      title: 'What we know is not yet as it should be',
      list: [
        'The website is in English only so far. If that keeps you from booking, call our help line.',
        'A time that you choose is held for ten minutes, twenty if you ask for more, because others wait for it. Two minutes before the end you are told. If it runs out, your answers are kept, and you can still book the time while nobody else has it.',
        'Maps and directions open in another company’s service, which we can’t change. Each clinic’s address also stands as text.',
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      paragraphs: [
        'Every screen is checked by a program against WCAG 2.2 AA at the width of a phone and of a desk, and walked through by keyboard, each time the website changes. Programs find only a part of the barriers, so we are glad to hear of the others.',
      ],
    },
    {
      id: 'visit',
      title: 'At the clinic',
      paragraphs: [
        'If you use a wheelchair, need a sign language interpreter or more time, tell us when you book or call our help line. We look for a clinic that suits you.',
      ],
    },
    {
      id: 'report',
      title: 'Tell us about a barrier',
      paragraphs: [
        'Write to us or call, and say which page it was and what you use. We answer within five working days, and book for you in the meantime.',
      ],
    },
  ],
}
