// The texts of ratings by patients, on the pages of clinics and treatments.

export const RATINGS = {
  title: 'What patients say',
  mean: '{mean} of 5',
  asked: 'Patients asked: {asked}. Answered: {answered}. Since {month}.',
  how: 'How we collect these ratings',
  lines: [
    'The day after a visit, we send the patient one question by SMS, at most once in {every} days. Numbers that stopped our messages get none. Patients who left early are asked too. The clinic marks who came, and we ask everybody marked so.',
    'Every answer of the last {months} months counts until its patient withdraws it. Nobody gets anything for an answer. We show a rating from {least} answers.',
    'We show a comment after {hold} days, without a name, and only if its patient allows it. Nobody changes it. The review administrator of [brand] answers questions about ratings: {email}',
  ],
  refusals: 'Comments that the clinic did not show',
  reasons: {
    names_person: 'Names a person: {count}',
    health: 'About somebody’s health: {count}',
    abuse: 'Abusive: {count}',
    other_subject: 'Not about the visit: {count}',
  },
  reply: 'Reply from the clinic',
} as const
