// The texts of the treatments that replace missing teeth, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const REPLACING = {
  implant_scan: {
    name: 'Implants',
    description:
      'A fixed replacement for one or more missing teeth. An examination and an X-ray show the dentist if implants suit you.',
    line: 'A fixed tooth where one is missing',
    what: [
      'An implant is a small titanium post that replaces the root of a tooth. The jaw bone heals around it over some months. Then the post carries a crown, a bridge or a denture. We leave the neighbouring teeth as they are.',
      'You start with an examination and an X-ray, which show if there is enough bone. Then the dentist can say if an implant may suit you and what it would cost. If the dentist needs a closer look at nerves and bone, we take a 3D X-ray at the clinic before we plan anything.',
    ],
    who: [
      'Adults with one or more missing teeth',
      'People whose denture does not hold',
      'People whose gums and general health allow a small operation',
    ],
    unless:
      'We treat gum disease first. Talk to us first if you smoke, have diabetes that is not under control, or take medicines for bones or blood.',
    steps: [
      'We take an X-ray and check your teeth, gums and health. If needed, we take a 3D X-ray later at the clinic.',
      'The dentist explains the plan, the other options, the time and the price.',
      'The dentist places the post under local anaesthesia, usually in about an hour.',
      'The bone heals around it, mostly in three to six months. If the gap can be seen, you get a temporary tooth.',
      'We make and fit the crown, and see you for checks.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer:
          'The area is numb while we work. Soreness and some swelling are usual for a few days. Ordinary pain relief eases them.',
      },
      {
        question: 'How long do implants last?',
        answer: 'Most are still in place after ten years. Clean gums, no tobacco and regular checks matter most.',
      },
      {
        question: 'Am I too old?',
        answer: 'Age alone does not rule out an implant. Young people wait until the jaw has stopped growing.',
      },
      {
        question: 'What if there is not enough bone?',
        answer:
          'Sometimes we can build up the bone. Sometimes a bridge or denture is better. The X-ray shows us which.',
      },
      {
        question: 'What does the scan cost?',
        answer:
          'The price of the scan is shown above. You pay at the visit. You don’t have to take treatment after it. A phone consultation with a dentist before the scan is free.',
      },
    ],
  },
  complete_dentures: {
    name: 'Complete Dentures',
    description: 'A removable full set of teeth, made to your measurements, for comfortable eating and clear speech.',
    line: 'A removable full set, made to fit you',
    what: [
      'A complete denture replaces all the upper teeth, all the lower teeth or both. It rests on the gums. We make it to your measurements in several short visits.',
      'An upper denture holds mostly by suction. A lower denture is harder to keep still. If you like, two or more implants can anchor it.',
    ],
    who: [
      'People who have lost all their upper or lower teeth',
      'People whose last teeth can’t be saved',
      'People whose old denture is loose, worn or hurts',
    ],
    unless:
      'After teeth are taken out, gums and bone change shape for some months. You may get a first denture soon after. Later we refit it or make a new one.',
    steps: [
      'The dentist looks at your mouth and asks what troubles you.',
      'We take impressions and measure the height of your bite, over two or three visits.',
      'You try the teeth in wax, see how they look and tell us what to change.',
      'We fit the finished denture, and you learn to wear and clean it.',
      'After some days, we check the denture and ease sore spots.',
    ],
    questions: [
      {
        question: 'How long until I get used to it?',
        answer: 'A few weeks for most people. Start with soft food in small pieces. Read aloud to practise speaking.',
      },
      {
        question: 'Do I wear it at night?',
        answer: 'Better not, because gums need the rest. Keep it in water while you sleep.',
      },
      {
        question: 'How do I clean it?',
        answer: 'Brush it twice a day with a soft brush and mild soap, over a bowl of water. Toothpaste scratches it.',
      },
      {
        question: 'How long does it last?',
        answer: 'Five to eight years is usual. The jaw changes, so let us check the fit once a year.',
      },
      {
        question: 'What if it hurts?',
        answer: 'Do not file it yourself. Come in: we can usually ease a sore spot in minutes.',
      },
    ],
  },
  bridges: {
    name: 'Bridges',
    description:
      'Fills a gap with a fixed tooth, held by the teeth beside it. It usually takes two visits, a week or so apart.',
    line: 'A fixed tooth held by the teeth beside it',
    what: [
      'A bridge fills the gap of one or more missing teeth. We grind down the teeth beside the gap a little to carry caps (crowns), and join the new tooth to them. The bridge stays in place. You do not take it out.',
      'A bridge is quicker than an implant and needs no operation. But we have to grind down the teeth beside the gap, and we can’t undo that.',
    ],
    who: [
      'One to three missing teeth, with strong teeth on both sides',
      'People who would rather not, or should not, have an operation',
      'Teeth beside the gap that need crowns anyway',
    ],
    unless:
      'If the teeth beside the gap are healthy, an implant may be better, as it leaves them alone. If they are loose, a removable denture may be better. We explain all three.',
    steps: [
      'The dentist examines the teeth beside the gap, with an X-ray.',
      'The dentist explains your options, with time and price, and you choose.',
      'We numb, shape and measure the teeth beside the gap. You get a temporary bridge.',
      'About a week later, we try the bridge, adjust it and cement it.',
    ],
    questions: [
      {
        question: 'How long does a bridge last?',
        answer: 'Ten years or more is common. It lasts as long as the teeth that carry it, so keep them clean.',
      },
      { question: 'Does it hurt?', answer: 'We numb the teeth. They can be sensitive to cold for a few days.' },
      {
        question: 'How do I clean under it?',
        answer: 'With a small brush or threader floss, once a day. We show you how when we fit it.',
      },
      {
        question: 'What happens if I leave the gap?',
        answer:
          'The teeth beside the gap can tip into it, and the tooth opposite can grow into it. It happens slowly, and not to everyone.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** The priced services of replacing teeth. */
export const REPLACING_SERVICES = {
  implant_scan: {
    name: 'Implant scan',
    note: 'An examination and an X-ray.',
    noteAtHome: 'At home we use a portable X-ray machine. If you need a 3D X-ray, we take it later at the clinic.',
  },
}
