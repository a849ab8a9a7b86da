// The words of each choice that a patient can make, by parameter and value.

export type Choice = { label: string; line?: string }

const CHOICES: Record<string, Record<string, Choice>> = {
  purpose: {
    crooked_teeth: { label: 'Crooked teeth', line: 'Straighten teeth that stand out of line' },
    gaps: { label: 'Gaps', line: 'Close spaces between teeth' },
    missing_teeth: { label: 'Missing teeth', line: 'Replace one tooth, several or all' },
    discoloured_teeth: { label: 'Discoloured teeth', line: 'Lighten stains and yellowing' },
    tooth_pain: { label: 'Tooth pain', line: 'Find out where it comes from' },
    bleeding_gums: { label: 'Bleeding gums', line: 'Have gums looked at and cleaned' },
    smile_makeover: { label: 'A new smile', line: 'Plan shape, colour and line together' },
    check_up: { label: 'A check-up', line: 'See that all is well' },
    other: { label: 'Something else', line: 'Tell the dentist when we call' },
  },
  issue: {
    tooth_pain: { label: 'Tooth pain' },
    bleeding_gums: { label: 'Bleeding gums' },
    sensitivity: { label: 'Sensitive teeth' },
    crooked_teeth: { label: 'Crooked teeth' },
    missing_teeth: { label: 'Missing teeth' },
    discoloured_teeth: { label: 'Discoloured teeth' },
    check_up: { label: 'Regular check-ups' },
    other: { label: 'Something else' },
  },
  concern_category: {
    emergency: { label: 'Emergency', line: 'Strong pain, swelling, a knocked-out or broken tooth' },
    cosmetic: { label: 'Looks of my teeth', line: 'Veneers, whitening, bonding, jewellery' },
    alignment: { label: 'Crooked teeth', line: 'Aligners and braces' },
    missing: { label: 'Missing teeth', line: 'Implants, bridges, dentures' },
    gums: { label: 'Gums', line: 'Bleeding, swollen or receding gums' },
    hygiene: { label: 'Cleaning', line: 'Cleaning, scaling, a check-up' },
    children: { label: 'For a child', line: 'Check-ups and care for young teeth' },
    not_sure: { label: 'I am not sure', line: 'A dentist looks and tells you' },
  },
  concern: {
    crooked: { label: 'Crooked teeth' },
    gaps: { label: 'Gaps between teeth' },
    overbite: { label: 'Overbite', line: 'The upper teeth stand far over the lower ones' },
    crossbite: { label: 'Crossbite', line: 'Some upper teeth bite inside the lower ones' },
    crowding: { label: 'Crowded teeth' },
    relapse: { label: 'Moved back after braces' },
    not_sure: { label: 'I am not sure' },
    one_missing: { label: 'One missing tooth' },
    several_missing: { label: 'Several missing teeth' },
    all_missing: { label: 'All teeth of a jaw' },
    loose_denture: { label: 'A loose denture' },
    failed_implant: { label: 'An implant that failed' },
    veneers: { label: 'Veneers', line: 'Shape and colour of front teeth' },
    whitening: { label: 'Whitening', line: 'A lighter colour' },
    bonding: { label: 'Bonding', line: 'Chips and small gaps' },
    aligners: { label: 'Aligners', line: 'Straight teeth, hardly seen' },
    braces: { label: 'Braces', line: 'Straight teeth, fixed' },
  },
  location: {
    at_home: { label: 'At home', line: 'A dentist comes with a scanner. About 30 minutes, in good light, at a table' },
    clinic: { label: 'At a clinic', line: 'A dentist sees you in the chair. All equipment is there' },
  },
  skip_video: {
    false: { label: 'Video call with a dentist', line: 'At the next free time, on your phone' },
    true: { label: 'Skip the call, see a clinic', line: 'Choose a clinic and a time' },
  },
  appointment_type: { clinic: { label: 'At the clinic' }, video: { label: 'Video call' } },
  self_booked: { true: { label: 'For me' }, false: { label: 'For someone else' } },
  how_long: {
    days: { label: 'Some days' },
    weeks: { label: 'Some weeks' },
    months: { label: 'Some months' },
    years: { label: 'A year or more' },
    not_sure: { label: 'I am not sure' },
  },
  tried_before: {
    nothing: { label: 'Nothing yet' },
    home_care: { label: 'Care at home' },
    saw_dentist: { label: 'I saw a dentist' },
    started_treatment: { label: 'I began a treatment' },
    finished_treatment: { label: 'I finished a treatment' },
  },
  pain_now: { none: { label: 'No pain' }, mild: { label: 'A little' }, strong: { label: 'Strong pain' } },
  age_band: {
    under_18: { label: 'Under 18' },
    from_18_to_29: { label: '18 to 29' },
    from_30_to_44: { label: '30 to 44' },
    from_45_to_59: { label: '45 to 59' },
    from_60: { label: '60 or over' },
  },
  best_time: {
    any_time: { label: 'Any time' },
    morning: { label: 'Morning' },
    afternoon: { label: 'Afternoon' },
    evening: { label: 'Evening' },
  },
}

/** The label of a choice; the value itself where it has no words of its own (a name, a pincode). */
export const labelOf = (param: string, value: string): string => CHOICES[param]?.[value]?.label ?? value

/** The choices of a parameter as options, in the order of its values. */
export const optionsOf = <V extends string>(param: string, values: readonly V[]): (Choice & { value: V })[] =>
  values.map((value) => ({ value, ...(CHOICES[param]?.[value] ?? { label: value }) }))
