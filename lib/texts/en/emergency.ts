// The words of the emergency page. First aid as dental and health services give it; nothing that needs a diagnosis.

/** When the help line is answered. */
export const HELP_HOURS = 'Every day, {opens} to {closes}'
/** The same beside its number. */
export const HELP_TIMES = '{opens} to {closes}'

export const EMERGENCY = {
  title: 'Dental emergency',
  description:
    'Who to call and what to do now for a knocked-out tooth, severe pain, swelling, bleeding or a broken tooth, and the next free dentist near you.',
  callFirst:
    'Call at once for trouble breathing or swallowing, swelling that spreads to the eye or the neck, heavy bleeding or a hard blow to the head.',
  national: 'Call {number}',
  nationalLine: 'Emergency, all India',
  ambulance: 'Call {number}',
  ambulanceLine: 'Ambulance',
  jump: 'Find the next free dentist',
  now: 'What to do now',
  aid: [
    {
      id: 'knocked-out',
      title: 'A tooth is knocked out',
      steps: [
        'Pick it up by the white part, not by the root.',
        'If it is dirty, rinse it for a few seconds in cold water. Do not scrub it.',
        'Put it back into its place if you can, and bite gently on a clean cloth.',
        'If you can’t, keep it in milk, not in water. An adult who is fully awake may hold it inside the cheek; a small child must not, as it may be swallowed.',
        'Be with a dentist within the hour. A milk tooth is not put back.',
      ],
    },
    {
      id: 'pain',
      title: 'Severe pain',
      steps: [
        'Rinse with lukewarm water and clean gently between the teeth with floss.',
        'Take the pain relief that you usually tolerate, as the packet says. Never lay a tablet on the gum.',
        'Hold a cold pack against the cheek, ten minutes at a time. No heat.',
        'Keep your head raised when you lie down.',
        'See a dentist today or tomorrow, also if the pain goes.',
      ],
    },
    {
      id: 'swelling',
      title: 'Swelling',
      steps: [
        'If you have fever, can’t open your mouth or feel ill, go to a hospital now.',
        'Hold a cold pack against the cheek. Do not press or prick the swelling.',
        'Rinse gently with lukewarm salt water.',
        'Do not take antibiotics left over from another time.',
        'See a dentist today.',
      ],
    },
    {
      id: 'bleeding',
      title: 'Bleeding',
      steps: [
        'Sit up, and lean forward a little.',
        'Fold clean gauze or cloth, dampen it, and bite on it firmly for twenty minutes without looking.',
        'Do not rinse, spit or drink anything hot.',
        'If you take blood thinners, tell whoever treats you. Do not stop them by yourself.',
        'If it still bleeds after that, go to a clinic that is open or to a hospital.',
      ],
    },
    {
      id: 'broken',
      title: 'A tooth is broken',
      steps: [
        'Rinse your mouth with lukewarm water.',
        'Keep the piece in milk: it can sometimes be bonded back.',
        'Cover a sharp edge with sugar-free gum or wax.',
        'Eat soft food on the other side, nothing very hot or cold.',
        'See a dentist today if it hurts or bleeds, else within some days.',
      ],
    },
  ],
  other: 'Something else, or not sure',
  otherLine: 'Call our help line and say what happened. We will tell you what to do and look for a place.',
  otherClosed: 'Our help line is closed now. {opens}. If it can’t wait, call {national} or go to a hospital.',
  chair: 'The next free dentist',
  chairLead: 'Choose your city, and see when each of our clinics there has time today or tomorrow.',
  city: 'Your city',
  choose: 'Choose your city',
  show: 'Show free times',
  found: 'Where you can be seen in {city}',
  none: 'No clinic in {city} has a free time today or tomorrow that can be booked here.',
  noneCall: 'Call us and we will look for a place:',
  lead: 'Times that you book here begin {minutes} minutes from now.',
  sooner: 'To be seen sooner, call a clinic that is open.',
  nightLine: 'Our clinics here are closed now. If it can’t wait:',
  night:
    'A hospital’s casualty is open all night, and a government dental college sees emergencies. Fever, swelling towards the eye or neck, trouble swallowing, or bleeding that does not stop: go at once.',
  today: 'Today, {time}',
  tomorrow: 'Tomorrow, {time}',
  book: 'Book',
  bookAt: ': {clinic}, {when}',
  callAndCome: 'Call and come:',
  callAt: ', {clinic}',
  help: 'Call {phone}',
  video: 'Speak to a dentist by video first',
} as const
