// The terms of the site. The times and prices that it names are the code's (lib/domain/calendar/slots.ts, lib/catalogue/treatments/prices.ts).
import type { DocumentText } from '@/lib/texts/document-text'

export const TERMS: DocumentText = {
  title: 'Terms',
  description:
    'The terms for booking with [brand]: consultations, prices, changing and cancelling, memberships, and what this website is not for.',
  lead: 'What you can count on when you book here, and what we ask of you.',
  sections: [
    {
      id: 'site',
      title: 'What this website is for',
      paragraphs: [
        'Here you can read about treatments and book a consultation, a scan or a visit at a clinic of [brand], by video or, in some cities, at home. By booking you accept these terms.',
        'It is not for emergencies that threaten life. In those call 112, or 108 for an ambulance.',
      ],
    },
    {
      id: 'advice',
      title: 'Reading is not an examination',
      paragraphs: [
        'What we write about treatments is general. It can’t take the place of a dentist who has looked at your teeth. Times and results differ from person to person.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking',
      list: [
        'A time that you choose is held for ten minutes, or twenty if you ask for more time. It is yours once you confirm it and see the reference.',
        'Give a number that is yours, and the name of the patient. You may book for someone else who agrees to it.',
        'For a patient under 18 a parent or guardian books and comes along.',
        'If a clinic must move an appointment, we call you and offer other times.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Consultations are free. Where a scan or a visit has a price, you see it before you confirm, in Indian rupees, and pay at the visit. Treatment is priced after the examination, before it begins, and you are free to say no.',
      ],
    },
    {
      id: 'changes',
      title: 'Changing and cancelling',
      paragraphs: [
        'You can change or cancel an appointment here, free of charge, up to two hours before it begins. After that call us. If you can’t come, tell us: someone in pain may take the time.',
      ],
    },
    {
      id: 'membership',
      title: 'Membership',
      paragraphs: [
        'A membership belongs to one patient, costs nothing to activate, lasts one year from the day of activation and can’t be handed to someone else. It is not an insurance.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: [
        'Do not book times that you do not mean to keep, use someone else’s number, or try to get at data that is not yours. We limit how many times one number can hold, and may refuse bookings that keep others from theirs.',
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      paragraphs: [
        'We answer for our treatment and for our mistakes as the law says, and nothing here takes that away. We do our best to keep this website open and right, but it can be out of order for a time; our help line books for you then.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      paragraphs: [
        'The law of India applies. A consumer may turn to the courts and consumer commissions where the law allows; otherwise the courts at Chennai decide.',
      ],
    },
  ],
}
