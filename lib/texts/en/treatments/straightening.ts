// The texts of the treatments that move teeth, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const STRAIGHTENING = {
  aligners: {
    name: 'Aligners',
    description:
      'Clear, removable trays that move your teeth a little at a time. A 3D scan shows you the plan before you decide.',
    line: 'Clear trays that straighten teeth step by step',
    what: [
      'Aligners are thin, clear trays made to fit your teeth. Each tray differs a little in shape from the last. It moves your teeth a fraction of a millimetre. You wear each tray for one to two weeks, then change to the next.',
      'You start with a 3D scan of your teeth,[homeVisits| at home or] at a clinic. The scan takes about half an hour, with no messy moulds. It shows the dentist if aligners suit your teeth and how long they would take.',
    ],
    who: [
      'Adults and older teenagers with all their adult teeth',
      'Crowded or twisted teeth, or teeth with gaps',
      'People whose teeth moved back after braces',
    ],
    unless:
      'Some bites need braces, or braces first. We treat decay and gum disease before we move any tooth. The dentist tells you at the scan.',
    steps: [
      'We scan your teeth in 3D and take photographs.',
      'The dentist shows you the plan, the time and the price. You decide at home.',
      'We have your trays made. Some teeth may get small tooth-coloured points that hold the trays.',
      'You wear the trays for 20 to 22 hours a day and see the dentist every six to eight weeks.',
      'At the end, a retainer (a thin tray or wire) keeps the teeth in place.',
    ],
    questions: [
      {
        question: 'Do aligners hurt?',
        answer:
          'Each new tray feels tight for two or three days. Most people call it pressure rather than pain. If a tray rubs or the ache stays, call us.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Small corrections take about six months, larger ones twelve to eighteen. It depends on your teeth and on how many hours you wear the trays.',
      },
      {
        question: 'Can I eat with them?',
        answer:
          'Take them out to eat, and for any drink except plain water. Brush before you put them back, so that no food stays under the tray.',
      },
      {
        question: 'What does the scan cost?',
        answer:
          'The price of the scan is shown above. You pay at the visit. You don’t have to take treatment after it. A phone consultation with a dentist before the scan is free.',
      },
      {
        question: 'Will my teeth move back?',
        answer:
          'Teeth tend to move back at any age. If you wear a retainer at night, it keeps them in place for as long as you wear it.',
      },
    ],
  },
  braces: {
    name: 'Braces',
    description:
      'Metal or ceramic braces for children, teenagers and adults. The braces specialist (orthodontist) explains how long it takes and what each visit is for.',
    line: 'Metal or ceramic braces, for children and adults',
    what: [
      'Braces are small brackets bonded to the teeth and joined by a wire. The orthodontist adjusts the wire every few weeks, and the teeth follow it. Braces stay on, so they can correct bites that removable trays can’t.',
      'Metal braces are sturdy and cost less. Ceramic braces are tooth-coloured and show less.',
    ],
    who: [
      'Children from about ten years, once most adult teeth have come',
      'Teenagers and adults of any age with healthy gums',
      'Teeth that are crowded, far forward, or do not meet when you bite',
    ],
    unless:
      'A child whose jaw is still growing may need a different device first. We treat decay and gum disease before we fit braces.',
    steps: [
      'The orthodontist examines your teeth and bite, and takes X-rays if needed.',
      'The orthodontist explains your options, the time and the cost.',
      'We bond the brackets on. This takes an hour or two and needs no injection.',
      'You come every four to eight weeks, and we adjust the wire.',
      'We take the braces off, and a retainer holds the result.',
    ],
    questions: [
      {
        question: 'Do braces hurt?',
        answer:
          'Fitting them does not. Teeth are tender for a few days afterwards and after each adjustment. Soft food helps. Ask us which pain relief suits you.',
      },
      {
        question: 'How long do they stay on?',
        answer: 'Often between one and two years. The orthodontist gives you an estimate after the first visit.',
      },
      {
        question: 'What should I not eat?',
        answer:
          'Hard and sticky things, like whole nuts, murukku, toffee and ice, can break a bracket. Cut apples and carrots small.',
      },
      {
        question: 'Am I too old for braces?',
        answer: 'Teeth can move at any age if gums and bone are healthy. Many people who ask us are adults.',
      },
      {
        question: 'How do I clean my teeth with braces on?',
        answer:
          'Brush after each meal and clean between the brackets with a small brush. We show you how on the day we fit them.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** The priced services of straightening. */
export const STRAIGHTENING_SERVICES = {
  aligner_scan: {
    name: 'Aligner scan',
    note: 'A 3D scan and a plan. If you go ahead with aligners, we reduce their price by this fee.',
  },
}
