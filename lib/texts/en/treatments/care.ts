// The words of regular care and of emergencies, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const CARE = {
  teeth_cleaning: {
    name: 'Teeth Cleaning',
    description: '',
    line: 'Removes tartar and stains that brushing leaves',
    what: [
      'Plaque that stays on the teeth hardens into tartar, which no brush removes. A cleaning takes it off, together with the stains of tea, coffee and tobacco, and ends with a polish.',
      'It takes about half an hour. You also hear which places your brush misses.',
    ],
    who: [
      'Most adults, once or twice a year',
      'People who smoke, wear braces or are pregnant, perhaps more often',
      'Children, when the dentist finds tartar',
    ],
    unless:
      'If the gums have come away from the teeth, cleaning on the surface is not enough: then scaling and root planing is the treatment.',
    steps: [
      'The dentist looks at your teeth and gums.',
      'Tartar is removed with a fine vibrating tip and hand instruments.',
      'Stains are polished away.',
      'You get advice on brushing, made for your teeth.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer: 'It tickles and can be sharp where gums are sore. Say so, and the area can be numbed.',
      },
      {
        question: 'Does cleaning make teeth whiter?',
        answer:
          'It takes off stains on the surface. It does not change the colour of the tooth itself; whitening does.',
      },
      {
        question: 'Does it weaken teeth or make gaps?',
        answer: 'No. Where tartar filled a space, the space is seen again. The tooth under it is as it was.',
      },
      {
        question: 'Is it safe in pregnancy?',
        answer: 'Yes. Gums bleed more easily then, so a cleaning is worthwhile. Tell us how far along you are.',
      },
      {
        question: 'How often should I come?',
        answer: 'Every six to twelve months for most. We tell you what suits your gums.',
      },
    ],
  },
  routine_checkup: {
    name: 'Routine checkup',
    description:
      'A dentist looks over your teeth and gums and answers your questions. How often suits you, the dentist says.',
    line: 'A look at teeth and gums, and time for questions',
    what: [
      'A dentist looks over your teeth, gums, tongue and the inside of your cheeks, and asks how you are. Small holes, sore gums and worn fillings are found while they are small.',
      'If something needs doing, you hear what, how soon and what it costs. If nothing does, you hear that too.',
    ],
    who: [
      'Adults, as often as the dentist advises',
      'Children, from the first tooth or the first birthday',
      'Anyone with pain, bleeding gums or a spot that does not heal within two weeks',
    ],
    unless:
      'Strong pain, swelling, a knocked-out tooth or bleeding that does not stop can’t wait for a checkup. See our page on emergencies.',
    steps: [
      'You tell us about your health, your medicines and what troubles you.',
      'The dentist examines teeth, gums and mouth.',
      'An X-ray is taken only if it answers a question.',
      'You go through what was found together, and get a plan in writing if there is something to do.',
    ],
    questions: [
      { question: 'How long does it take?', answer: 'About half an hour.' },
      {
        question: 'Is it really free?',
        answer:
          'The consultation is. X-rays and treatments have their price, which you hear before, and you may say no.',
      },
      {
        question: 'Are X-rays safe?',
        answer: 'The dose is small. We take one only where it is needed. Tell us if you are or may be pregnant.',
      },
      {
        question: 'I am afraid of the dentist.',
        answer:
          'Many people are. Say so when you book or when you sit down. We go slowly and stop when you raise a hand.',
      },
      {
        question: 'What should I bring?',
        answer: 'A list of your medicines, and X-rays or reports if you have any.',
      },
    ],
  },
  emergency: {
    name: 'Emergency Care',
    description:
      'For severe pain, swelling, or a broken or knocked-out tooth. Tell us what happened and we look for the earliest time near you.',
    line: 'The earliest time near you, for pain and injuries',
    what: [
      'Emergency care is for what can’t wait: strong pain, swelling, bleeding, a broken or a knocked-out tooth. The dentist finds the cause, stops the pain or the bleeding, and treats what has to be treated at once.',
      'What can wait is planned for a later visit. You can also speak to a dentist by video first.',
    ],
    who: [
      'Pain that keeps you awake or does not answer to pain relief',
      'Swelling of the gum, cheek or jaw',
      'A tooth that was knocked out, pushed or broken',
      'Bleeding that does not stop',
    ],
    unless:
      'Trouble breathing or swallowing, swelling that closes an eye or spreads to the neck, heavy bleeding or a hard blow to the head: call 112 or go to a hospital at once.',
    steps: [
      'You choose your city and say that it is an emergency.',
      'You speak to a dentist by video, or choose the earliest time at a clinic.',
      'The dentist examines you, with an X-ray where it helps.',
      'Pain, bleeding or infection is treated first.',
      'You go home with clear advice and a plan for the rest.',
    ],
    questions: [
      {
        question: 'What do I do with a knocked-out tooth?',
        answer:
          'Hold it by the crown, rinse it for a few seconds if it is dirty, and put it back or keep it in milk. Come within the hour. Milk teeth are not put back.',
      },
      {
        question: 'What can I take for the pain?',
        answer:
          'Paracetamol suits most people; keep to the dose on the packet. Never put a tablet on the gum: it burns it. Ask a doctor if you are pregnant, ill or take other medicines.',
      },
      {
        question: 'Does the emergency visit cost anything?',
        answer: 'The consultation is free; treatment is priced after the examination, before it begins.',
      },
      {
        question: 'What if no time is free today?',
        answer: 'Call our help line and we look for a place. With swelling or bleeding do not wait: go to a hospital.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** What is booked, where it is more than a consultation. */
export const CARE_SERVICES = {
  clinic_visit: { name: 'Clinic visit', note: 'A checkup with a small X-ray and a written report.' },
}
