// Texts of the referral page.

export const REFERRAL = {
  title: 'Invite a friend',
  lead: 'Know someone who needs a dentist? Send them your link. They can book a free consultation.',
  reward: 'For each friend who visits us, you get: {reward}',
  code: 'Your code',
  link: 'Your link',
  qr: 'QR code of your link',
  scan: 'Let your friend scan this with their phone camera.',
  share: 'Send on WhatsApp',
  message: 'I go to [brand]. You can book a free consultation here: {link}',
  counts: 'Your invitations',
  invited: 'Friends who booked with your link',
  kept: 'Friends who have visited us',
  privacy: 'We only show you how many, never who.',
} as const
