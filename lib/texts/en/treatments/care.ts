// The texts of regular care and of emergencies, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const CARE = {
  teeth_cleaning: {
    name: 'Teeth Cleaning',
    description: '',
    line: 'Removes tartar and stains that brushing can’t',
    what: [
      'Plaque that stays on the teeth hardens into tartar, and no brush can remove tartar. A cleaning removes the tartar and the stains of tea, coffee and tobacco. It ends with a polish.',
      'It takes about half an hour. We also tell you which places your brush misses.',
    ],
    who: [
      'Most adults, once or twice a year',
      'People who smoke, wear braces or are pregnant, perhaps more often',
      'Children, if the dentist finds tartar',
    ],
    unless:
      'If your gums have come away from the teeth, a surface cleaning is not enough. Then you need scaling and root planing.',
    steps: [
      'The dentist checks your teeth and gums.',
      'We remove tartar with a fine vibrating tip and hand instruments.',
      'We polish the stains away.',
      'We give you brushing advice that suits your teeth.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer: 'It tickles, and it can feel sharp where gums are sore. Tell us, and we can numb the area.',
      },
      {
        question: 'Does cleaning make teeth whiter?',
        answer:
          'It removes stains on the surface. It does not change the colour of the tooth itself. Whitening does that.',
      },
      {
        question: 'Does it weaken teeth or make gaps?',
        answer: 'No. If tartar filled a gap, you see the gap again. Your tooth is not harmed.',
      },
      {
        question: 'Is it safe in pregnancy?',
        answer: 'Yes. Gums bleed more easily then, so a cleaning helps. Tell us which month you are in.',
      },
      {
        question: 'How often should I come?',
        answer: 'Most people come every six to twelve months. We tell you what suits your gums.',
      },
    ],
  },
  routine_checkup: {
    name: 'Routine checkup',
    description:
      'A dentist checks your teeth and gums and answers your questions. The dentist also tells you how often to come.',
    line: 'A check of teeth and gums, and time for questions',
    what: [
      'A dentist checks your teeth, gums, tongue and the inside of your cheeks, and asks how you are. A checkup finds cavities, sore gums and worn fillings while they are small.',
      'If you need treatment, we tell you what it is, how soon you need it and what it costs. If you need nothing, we tell you that too.',
    ],
    who: [
      'Adults, as often as the dentist advises',
      'Children, from the first tooth or the first birthday',
      'Anyone with pain, bleeding gums or a spot that does not heal within two weeks',
    ],
    unless:
      'Strong pain, swelling, a knocked-out tooth or bleeding that does not stop can’t wait for a checkup. See our emergency page.',
    steps: [
      'You tell us about your health, your medicines and any problem you have.',
      'The dentist examines your teeth, gums and mouth.',
      'We take an X-ray only if the dentist needs one.',
      'The dentist explains the result. If you need treatment, you get a written plan.',
    ],
    questions: [
      { question: 'How long does it take?', answer: 'About half an hour.' },
      {
        question: 'Is it really free?',
        answer:
          'Yes. The dentist’s check and advice are free. A clinic visit with an X-ray and a written report has a price, and so has treatment. We tell you the price first, and you can say no.',
      },
      {
        question: 'Are X-rays safe?',
        answer: 'The dose is small. We take an X-ray only when it is needed. Tell us if you are or may be pregnant.',
      },
      {
        question: 'I am afraid of the dentist.',
        answer:
          'Many people are. Tell us when you book or when you sit down. We go slowly, and we stop when you raise a hand.',
      },
      {
        question: 'What should I bring?',
        answer: 'A list of your medicines, and any X-rays or reports you have.',
      },
    ],
  },
  emergency: {
    name: 'Emergency Care',
    description:
      'For severe pain, swelling, or a broken or knocked-out tooth. Tell us what happened and we’ll look for the earliest time near you.',
    line: 'The earliest time near you, for pain and injuries',
    what: [
      'Emergency care is for problems that can’t wait: strong pain, swelling, bleeding, a broken or a knocked-out tooth. The dentist finds the cause, stops the pain or the bleeding, and does the urgent treatment at once.',
      'We plan the rest for a later visit. You can also speak to a dentist by video first.',
    ],
    who: [
      'Pain that keeps you awake, or that painkillers do not ease',
      'Swelling of the gum, cheek or jaw',
      'A tooth that was knocked out, pushed out of place or broken',
      'Bleeding that does not stop',
    ],
    unless:
      'Call 112 or go to a hospital at once if you have trouble breathing or swallowing. Do the same for heavy bleeding, a hard blow to the head, or swelling that closes an eye or spreads to the neck.',
    steps: [
      'You choose your city and tell us that it is an emergency.',
      'You speak to a dentist by video, or choose the earliest time at a clinic.',
      'The dentist examines you, with an X-ray if it helps.',
      'The dentist treats pain, bleeding or infection first.',
      'You go home with clear advice and a plan for the rest.',
    ],
    questions: [
      {
        question: 'What do I do with a knocked-out tooth?',
        answer:
          'Hold it by the white part. If it is dirty, rinse it for a few seconds. Put it back, or keep it in milk. Come within the hour. Do not put back a milk tooth.',
      },
      {
        question: 'What can I take for the pain?',
        answer:
          'Paracetamol suits most people. Keep to the dose on the packet. Never put a tablet on the gum: it burns the gum. If you are pregnant, ill or take other medicines, ask a doctor.',
      },
      {
        question: 'Does the emergency visit cost anything?',
        answer: 'The consultation is free. After the examination, we’ll tell you the cost before any treatment starts.',
      },
      {
        question: 'What if no slot is left today?',
        answer:
          'Call our help line and we’ll look for a slot. If you have swelling or bleeding, do not wait: go to a hospital.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** The priced services of regular care. */
export const CARE_SERVICES = {
  clinic_visit: { name: 'Clinic visit', note: 'A checkup with a small X-ray and a written report.' },
}
