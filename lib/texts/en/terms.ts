// The terms of the site. Its times and prices come from the code (lib/domain/calendar/slots.ts, lib/catalogue/treatments/prices.ts).
import type { DocumentText } from '@/lib/texts/document-text'

export const TERMS: DocumentText = {
  title: 'Terms',
  description:
    'The terms for booking with [brand]: consultations, prices, rescheduling and cancelling, and what this website is not for.',
  lead: 'What you can count on when you book here, and what we ask of you.',
  sections: [
    {
      id: 'site',
      title: 'What this website is for',
      paragraphs: [
        'Here you can read about treatments and book a consultation, a scan or a visit. You can book at a clinic of [brand][homeVisits|, by video or, in some cities, at home| or by video]. By booking, you accept these terms.',
        'This website is not for life-threatening emergencies. In such an emergency, call 112, or 108 for an ambulance.',
      ],
    },
    {
      id: 'advice',
      title: 'This website can’t replace an examination',
      paragraphs: [
        'Our texts about treatments are general. They can’t take the place of a dentist who has looked at your teeth. Times and results differ from person to person.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking',
      list: [
        'We hold the slot that you choose for [holdMinutes] minutes, or [keptMinutes] if you ask for more time. The slot is yours once you confirm it and see the reference.',
        'Give a number that is yours, and the name of the patient. You may book for someone else who agrees to it.',
        'For a patient under 18, a parent or guardian books and comes along.',
        'If a clinic must reschedule an appointment, we call you or text you other times.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Consultations are free. If a scan or a visit has a price, you see it in Indian rupees before you confirm. You pay at the visit[payments|, or online where we offer it]. We tell you the price of treatment after the examination, before it begins. You are free to say no.',
      ],
    },
    {
      id: 'changes',
      title: 'Rescheduling and cancelling',
      paragraphs: [
        'You can reschedule or cancel an appointment here for free, up to [changeHours] hours before it begins. After that, call us. If you can’t come, tell us, so we can give the slot to someone in pain.[payments| What you paid online goes back to you if the appointment is cancelled, by you or by us.]',
      ],
    },
    {
      id: 'membership',
      title: 'Membership',
      paragraphs: [
        'A membership belongs to one patient, and you can’t hand it to someone else. It [membershipPrice|costs [membershipPrice] a year, which you pay at the clinic on your first visit,|is free to activate] and lasts one year from the day of activation. It is not insurance.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: [
        'Do not book slots that you do not mean to keep. Do not use someone else’s number, or try to get at data that is not yours. We limit how many slots one number can hold. We may refuse bookings that block slots for others.',
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      paragraphs: [
        'We are responsible for our treatment and for our mistakes as the law says, and nothing here takes that away. We do our best to keep this website open and correct, but it can be out of order for a time. Then our help line books for you.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      paragraphs: [
        'The law of India applies. A consumer may go to the courts and consumer commissions where the law allows.',
      ],
    },
  ],
}
