// The texts of the emergency page. The first aid follows dental and health services; none of it needs a diagnosis.

/** The hours of the help line. */
export const HELP_HOURS = 'Every day, {opens} to {closes}'
/** The same, shown beside its number. */
export const HELP_TIMES = '{opens} to {closes}'

export const EMERGENCY = {
  title: 'Dental emergency',
  description:
    'Find out who to call and what to do now for a knocked-out tooth, severe pain, swelling, bleeding or a broken tooth. See the earliest dentist available near you.',
  callFirst:
    'Call at once for trouble breathing or swallowing, swelling that spreads to the eye or neck, heavy bleeding or a hard blow to the head.',
  national: 'Call {number}',
  nationalLine: 'Emergency, all India',
  ambulance: 'Call {number}',
  ambulanceLine: 'Ambulance',
  jump: 'See who can treat you soonest',
  now: 'What to do now',
  aid: [
    {
      id: 'knocked-out',
      title: 'A tooth is knocked out',
      steps: [
        'Pick it up by the white part, not by the root.',
        'If it is dirty, rinse it for a few seconds in cold water. Do not scrub it.',
        'If you can, put it back in its place and bite gently on a clean cloth. Do not put back a milk tooth.',
        'If you can’t, keep it in milk, not in water. An adult who is fully awake may hold it inside the cheek. A small child must not: the child may swallow it.',
        'Reach a dentist within the hour.',
      ],
    },
    {
      id: 'pain',
      title: 'Severe pain',
      steps: [
        'Rinse your mouth with lukewarm water and clean gently between the teeth with floss.',
        'Take your usual painkiller, as the packet says. Never put a tablet on the gum.',
        'Hold a cold pack against the cheek, ten minutes at a time. Do not use heat.',
        'Keep your head raised when you lie down.',
        'See a dentist today or tomorrow, even if the pain goes away.',
      ],
    },
    {
      id: 'swelling',
      title: 'Swelling',
      steps: [
        'If you have fever, can’t open your mouth or feel ill, go to a hospital now.',
        'Hold a cold pack against the cheek. Do not press or prick the swelling.',
        'Rinse gently with lukewarm salt water.',
        'Do not take leftover antibiotics.',
        'See a dentist today.',
      ],
    },
    {
      id: 'bleeding',
      title: 'Bleeding',
      steps: [
        'Sit up and lean forward a little.',
        'Fold clean gauze or cloth and dampen it. Bite on it firmly for 20 minutes. Don’t take it out to check.',
        'Do not rinse, spit or drink anything hot.',
        'If you take blood thinners, tell the dentist or doctor. Do not stop them on your own.',
        'If it still bleeds, go to a clinic that is open or to a hospital.',
      ],
    },
    {
      id: 'broken',
      title: 'A tooth is broken',
      steps: [
        'Rinse your mouth with lukewarm water.',
        'Keep the piece in milk. A dentist can sometimes fix it back.',
        'Cover a sharp edge with sugar-free chewing gum or wax.',
        'Eat soft food on the other side. Avoid very hot or cold food.',
        'See a dentist today if it hurts or bleeds, otherwise within a few days.',
      ],
    },
  ],
  other: 'Something else, or not sure',
  otherLine: 'Call our help line and tell us what happened. We’ll tell you what to do and look for a slot.',
  otherClosed: 'Our help line is closed now. {opens}. If it can’t wait, call {national} or go to a hospital.',
  chair: 'The earliest dentist available',
  chairLead: 'Choose your city to see the times still available at our clinics there, today and tomorrow.',
  city: 'Your city',
  choose: 'Choose your city',
  show: 'Show available times',
  found: 'Where a dentist can see you in {city}',
  none: 'No slots are left online in {city} for today or tomorrow.',
  noneCall: 'Call us and we’ll look for a slot:',
  lead: 'Online, you can book a slot until {minutes} minutes before it starts.',
  sooner: 'To see a dentist sooner, call a clinic that is open.',
  nightLine: 'Our clinics here are closed now. If it can’t wait:',
  night:
    'Hospital casualty is open all night. Government dental colleges also treat emergencies. Go at once if you have fever, swelling towards the eye or neck, trouble swallowing, or bleeding that does not stop.',
  today: 'Today, {time}',
  tomorrow: 'Tomorrow, {time}',
  book: 'Book',
  bookAt: ': {clinic}, {when}',
  callAndCome: 'Call and come:',
  callAt: ', {clinic}',
  help: 'Call {phone}',
  video: 'Speak to a dentist by video first',
} as const
