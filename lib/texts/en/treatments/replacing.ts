// The words of the treatments that replace missing teeth, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const REPLACING = {
  implant_scan: {
    name: 'Implants',
    description:
      'A fixed replacement for one missing tooth or several. An examination and an X-ray show the dentist if implants suit you.',
    line: 'A fixed tooth where one is missing',
    what: [
      'An implant is a small titanium post that takes the place of a tooth’s root. The jaw bone heals around it over some months, and then it carries a crown, a bridge or a denture. The neighbouring teeth are left as they are.',
      'It begins with an examination and an X-ray, which show if there is enough bone, so that the dentist can say if an implant may suit you and what it would cost. Where nerves and bone must be seen more closely, a 3D X-ray is taken at the clinic before anything is planned.',
    ],
    who: [
      'Adults with one tooth missing, or several',
      'People whose denture does not hold',
      'Gums and general health that allow a small operation',
    ],
    unless:
      'Gum disease is treated first. Smoking, diabetes that is not under control and some medicines for bones or blood need a talk before: tell us what you take.',
    steps: [
      'We take an X-ray and look at your teeth, gums and health; where it is needed, a 3D X-ray follows at the clinic.',
      'The dentist explains the plan, the other ways, the time and the price.',
      'The post is placed under local anaesthesia, usually in about an hour.',
      'The bone heals around it, mostly three to six months. You need not go without a tooth where it shows.',
      'The crown is made and fixed, and we see you for checks.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer:
          'The area is numb while we work. Soreness and some swelling for a few days are usual and are eased with ordinary pain relief.',
      },
      {
        question: 'How long do implants last?',
        answer: 'Most are still in place after ten years. Clean gums, no tobacco and regular checks matter most.',
      },
      {
        question: 'Am I too old?',
        answer: 'Age alone is no bar. Young people wait until the jaw has stopped growing.',
      },
      {
        question: 'What if there is not enough bone?',
        answer: 'Bone can sometimes be built up, or a bridge or denture is the better way. The X-ray tells.',
      },
      {
        question: 'What does the scan cost?',
        answer:
          'The scan has its own price, shown above and paid at the visit. It does not bind you to a treatment. Talking to a dentist on the telephone first is free.',
      },
    ],
  },
  complete_dentures: {
    name: 'Complete Dentures',
    description: 'A removable full set of teeth, made to your measurements, for comfortable eating and clear speech.',
    line: 'A removable full set, made to your measure',
    what: [
      'A complete denture replaces all the teeth of the upper jaw, the lower jaw or both. It rests on the gums and is made to your measurements in several short visits.',
      'An upper denture holds mostly by suction. A lower one is harder to hold still; two or more implants can anchor it, if you would like that.',
    ],
    who: [
      'People who have lost all teeth of a jaw',
      'People whose last teeth can’t be kept',
      'Those whose old denture is loose, sore or worn',
    ],
    unless:
      'After teeth are taken out, gums and bone change shape for some months. You may get a first denture soon after, which is relined or renewed later.',
    steps: [
      'The dentist looks at your mouth and listens to what troubles you.',
      'Impressions and the height of your bite are taken over two or three visits.',
      'You try the teeth in wax, see how they look and say what to change.',
      'The finished denture is fitted, and you learn to wear and clean it.',
      'Sore spots are eased at a check after some days.',
    ],
    questions: [
      {
        question: 'How long until I get used to it?',
        answer: 'A few weeks for most. Begin with soft food in small pieces and read aloud to practise speaking.',
      },
      {
        question: 'Do I wear it at night?',
        answer: 'Better not. Gums need the rest. Keep it in water while you sleep.',
      },
      {
        question: 'How do I clean it?',
        answer: 'Brush it twice a day with a soft brush and mild soap, over a bowl of water. Toothpaste scratches it.',
      },
      {
        question: 'How long does it last?',
        answer: 'Five to eight years is usual. The jaw changes, so have the fit looked at once a year.',
      },
      {
        question: 'What if it hurts?',
        answer: 'Do not file it yourself. Come in; a sore spot is usually eased in minutes.',
      },
    ],
  },
  bridges: {
    name: 'Bridges',
    description: 'Fills a gap with a fixed tooth held by its neighbours. Usually two visits, a week or so apart.',
    line: 'A fixed tooth held by its neighbours',
    what: [
      'A bridge fills the gap of one or more missing teeth. The teeth beside the gap are shaped to carry crowns, and the new tooth is joined to them. It stays in place and is not taken out.',
      'It is quicker than an implant and needs no operation. The price is that the neighbours have to be shaped, which can’t be undone.',
    ],
    who: [
      'One to three missing teeth with strong teeth on both sides',
      'People who would rather not, or should not, have an operation',
      'Neighbouring teeth that need crowns anyway',
    ],
    unless:
      'If the neighbours are sound and untouched, an implant may spare them. If they are loose, a removable denture may be wiser. We tell you all three.',
    steps: [
      'The dentist examines the teeth beside the gap, with an X-ray.',
      'You hear the ways there are, with time and price, and choose.',
      'The neighbours are shaped under local anaesthesia and measured. You get a temporary bridge.',
      'About a week later the bridge is tried, adjusted and cemented.',
    ],
    questions: [
      {
        question: 'How long does a bridge last?',
        answer: 'Ten years or more is common. It lasts as long as the teeth that carry it, so keep them clean.',
      },
      { question: 'Does it hurt?', answer: 'The teeth are numbed. They can be sensitive to cold for a few days.' },
      {
        question: 'How do I clean under it?',
        answer: 'With a small brush or threader floss once a day. We show you how when it is fitted.',
      },
      {
        question: 'What happens if I leave the gap?',
        answer: 'Neighbours can tip into it and the tooth opposite can grow down. It is slow, and it differs.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** What is booked, where it is more than a consultation. */
export const REPLACING_SERVICES = {
  implant_scan: {
    name: 'Implant scan',
    note: 'An examination and an X-ray.',
    noteAtHome: 'At home the X-ray machine is a portable one. A 3D X-ray follows at the clinic if you need it.',
  },
}
