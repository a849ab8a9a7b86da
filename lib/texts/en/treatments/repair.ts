// The texts of the treatments of painful teeth and gums, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const REPAIR = {
  root_canal: {
    name: 'Root Canal',
    description:
      'Treats infection inside a tooth, so that you keep the tooth. We do it under local anaesthesia, usually in one to three visits.',
    line: 'Treats infection inside a tooth, so that you keep it',
    what: [
      'Inside each tooth is a soft core of nerve and blood vessels. When decay or a crack reaches this core, it becomes inflamed or infected. A root canal treatment removes the core, cleans the inside of the root and seals it.',
      'The tooth stays in your mouth and works as before. A back tooth usually gets a crown afterwards, because it has become more brittle.',
    ],
    who: [
      'Toothache that wakes you or lasts long after hot or cold food',
      'A tooth with deep decay, a crack or an old injury',
      'A pimple on the gum, or swelling beside a tooth',
    ],
    unless:
      'A tooth that is split to the root, or has too little left to build on, may have to come out. Swelling that spreads, with fever or trouble swallowing, is an emergency.',
    steps: [
      'The dentist examines the tooth and takes an X-ray.',
      'We numb the tooth with a local anaesthetic and keep it dry with a small rubber sheet.',
      'We clean and disinfect the inside of the root. Sometimes we leave a medicine in it between visits.',
      'We fill and seal the root. This takes one to three visits in all.',
      'We build the tooth up and, if needed, put a cap (crown) on it.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer:
          'The tooth is numb while we work. Most people find it much like a filling. If it is not numb enough, tell us and we stop. The tooth can be tender for a few days.',
      },
      {
        question: 'Can’t I just take antibiotics?',
        answer: 'They do not reach the inside of a dead tooth. The pain may ease, but the cause stays.',
      },
      {
        question: 'Would it be simpler to take the tooth out?',
        answer:
          'Sometimes. But then you have a gap, to fill or to leave. The dentist explains both options and their price.',
      },
      {
        question: 'When can I eat?',
        answer:
          'Once the numbness is gone. Chew on the other side, and avoid hard food on that tooth until we have built it up.',
      },
      {
        question: 'How long will the tooth last?',
        answer: 'Often many years, with a good seal and clean gums. We look at it again at your checkups.',
      },
    ],
  },
  tooth_extraction: {
    name: 'Tooth Extraction',
    description:
      'Removes a tooth that can’t be saved, or a painful wisdom tooth, under local anaesthesia. We tell you how to care for the wound at home.',
    line: 'When a tooth can’t be saved, or a wisdom tooth hurts',
    what: [
      'We take a tooth out if it can’t be repaired or is too loose to save, or if a wisdom tooth keeps causing trouble. You get a local anaesthetic: you feel pressure, not pain.',
      'First the dentist sees whether the tooth can stay, and tells you how we could fill the gap.',
    ],
    who: [
      'A tooth broken or decayed beyond repair',
      'Wisdom teeth that are painful or stuck',
      'Teeth that an orthodontist asks us to remove',
    ],
    unless:
      'Tell us about blood thinners, medicines for bones, heart trouble, diabetes and pregnancy. Do not stop a medicine on your own.',
    steps: [
      'The dentist examines the tooth, takes an X-ray and asks about your health and medicines.',
      'We numb the area.',
      'The dentist loosens the tooth and takes it out. A stuck wisdom tooth may need a small cut and stitches.',
      'You bite on gauze until the bleeding stops, and take home written advice.',
      'If you have stitches, we look at them after about a week.',
    ],
    questions: [
      {
        question: 'How long does it take to heal?',
        answer: 'The gum closes in one to two weeks. It is most sore in the first two days.',
      },
      {
        question: 'What should I do on the first day?',
        answer:
          'Rest, keep your head up, hold a cold pack on the cheek and eat soft, cool food. Do not rinse, spit hard, smoke or drink through a straw.',
      },
      {
        question: 'It bleeds again. What now?',
        answer:
          'Bite firmly on clean, damp gauze for 20 minutes. Don’t take it out to check. If it does not stop, call us or go to a hospital.',
      },
      {
        question: 'What is a dry socket?',
        answer:
          'Pain that gets worse on day three or four, because the blood clot came out. Call us. We can put in a medicine that eases the pain.',
      },
      {
        question: 'Do I need to fill the gap?',
        answer:
          'Not after wisdom teeth. For other teeth, the dentist explains your choices: a bridge, an implant, or leaving the gap.',
      },
    ],
  },
  scaling_root_planing: {
    name: 'Scaling & Root Planing',
    description: 'Cleaning below the gum line, for gums that bleed or have come away from the teeth.',
    line: 'Cleaning below the gum line',
    what: [
      'When plaque hardens under the gum, the gum bleeds and slowly comes away from the tooth. Scaling removes the hard deposits above and below the gum line. Root planing smooths the root, so that the gum can close around it again.',
      'It treats early and moderate gum disease. The aim is to stop the disease. Bone that has gone does not grow back on its own.',
    ],
    who: [
      'Gums that bleed when you brush, or are red and swollen',
      'Teeth that look longer, or have become loose',
      'Bad breath that does not go away',
      'People with diabetes, whose gums need closer care',
    ],
    unless:
      'If only the surface needs care, a cleaning is enough. Very deep gaps under the gum may need a gum specialist. Tell us about heart valve problems and blood thinners.',
    steps: [
      'The dentist measures the depth of the gum around each tooth.',
      'We numb the gums where the gap under the gum is deep.',
      'We remove deposits with fine ultrasonic and hand instruments, often one half of the mouth at each visit.',
      'You learn how to clean between your teeth.',
      'After six to twelve weeks, we measure the gums again.',
    ],
    questions: [
      {
        question: 'Does scaling loosen teeth?',
        answer:
          'No. If gum disease has already loosened a tooth, tartar can hold it in place. You feel that it is loose only when the tartar is gone.',
      },
      {
        question: 'Does it damage enamel?',
        answer: 'No. Teeth can feel rougher or more sensitive to cold for some days, because roots are uncovered.',
      },
      {
        question: 'Will my gums stop bleeding?',
        answer: 'Usually within two weeks, if you clean between the teeth every day.',
      },
      {
        question: 'How often do I need it?',
        answer:
          'Many people need it once. After gum disease, a check every three to six months keeps it from coming back.',
      },
      {
        question: 'Can I eat afterwards?',
        answer: 'Yes, when the numbness has gone. Avoid very hot and spicy food for a day.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>
