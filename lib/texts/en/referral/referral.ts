// The words of the referral page.

export const REFERRAL = {
  title: 'Invite a friend',
  lead: 'Someone you know would like to see a dentist? Send them your link. Their first consultation is free, as everyone’s is.',
  code: 'Your code',
  link: 'Your link',
  qr: 'QR code of your link',
  scan: 'Let a friend scan this with the camera of their phone.',
  share: 'Send by WhatsApp',
  message: 'I go to [brand]. You can book a free consultation here: {link}',
  counts: 'Your invitations',
  invited: 'Friends who booked by your link',
  kept: 'Of these, have been with us',
  privacy: 'We show you numbers only, never who it was.',
} as const
