// The words of the treatments that move teeth, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const STRAIGHTENING = {
  aligners: {
    name: 'Aligners',
    description:
      'Clear, removable trays that move your teeth a little at a time. A 3D scan shows you the plan before you decide.',
    line: 'Clear trays that straighten teeth step by step',
    what: [
      'Aligners are thin, clear trays made to fit your teeth. Each one is shaped a little differently from the last, so that your teeth move a fraction of a millimetre at a time. You wear each tray for one to two weeks and then change to the next.',
      'It begins with a 3D scan of your teeth, at home or at a clinic. The scan takes about half an hour and needs no tray of paste. The dentist uses it to say if aligners suit your teeth and how long they would take.',
    ],
    who: [
      'Adults and older teenagers with all their adult teeth',
      'Teeth that are crowded, turned or spaced',
      'People whose teeth moved back after braces',
    ],
    unless:
      'Some bites need braces, or braces first. Decay and gum disease are treated before any tooth is moved. The dentist tells you at the scan.',
    steps: [
      'We scan your teeth in 3D and take photographs.',
      'The dentist shows you the plan, the time and the price. You decide at home.',
      'Your trays are made. Small tooth-coloured points may be bonded to some teeth to hold them.',
      'You wear the trays for 20 to 22 hours a day and see the dentist every six to eight weeks.',
      'At the end a retainer keeps the teeth where they are.',
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
          'Take them out to eat and for any drink but plain water. Brush before you put them back, so that no food sits under the tray.',
      },
      {
        question: 'What does the scan cost?',
        answer:
          'The scan has its own price, shown above and paid at the visit. It does not bind you to a treatment. Talking to a dentist on the telephone first is free.',
      },
      {
        question: 'Will my teeth move back?',
        answer:
          'Teeth tend to move back at any age. A retainer, worn at night, keeps them in place for as long as you wear it.',
      },
    ],
  },
  braces: {
    name: 'Braces',
    description:
      'Metal or ceramic braces for children, teenagers and adults. The orthodontist explains how long it will take and what each visit is for.',
    line: 'Metal or ceramic braces, for children and adults',
    what: [
      'Braces are small brackets bonded to the teeth and joined by a wire. The orthodontist adjusts the wire every few weeks, and the teeth follow it. Because braces stay on, they can correct bites that removable trays can’t.',
      'Metal braces are sturdy and cost less. Ceramic ones are the colour of teeth and are seen less.',
    ],
    who: [
      'Children from about ten years on, once most adult teeth are through',
      'Teenagers and adults of any age with healthy gums',
      'Teeth that are crowded, far forward, or do not meet when you bite',
    ],
    unless:
      'A child whose jaw is still growing may need a different appliance first. Decay and gum disease are treated before braces go on.',
    steps: [
      'The orthodontist looks at your teeth and bite, and takes X-rays where they are needed.',
      'You hear what can be done, how long it takes and what it costs.',
      'The brackets are bonded on. This takes an hour or two and needs no injection.',
      'You come every four to eight weeks to have the wire adjusted.',
      'The braces come off, and a retainer holds the result.',
    ],
    questions: [
      {
        question: 'Do braces hurt?',
        answer:
          'Putting them on does not. Teeth are tender for a few days afterwards and after each adjustment. Soft food helps; ask us which pain relief suits you.',
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
        answer: 'Teeth can be moved at any age if gums and bone are healthy. Many of those who ask us are adults.',
      },
      {
        question: 'How do I clean my teeth with braces on?',
        answer:
          'Brush after each meal and clean between the brackets with a small brush. We show you how on the day they go on.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** What is booked, where it is more than a consultation. */
export const STRAIGHTENING_SERVICES = {
  aligner_scan: { name: 'Aligner scan', note: 'A 3D scan and a plan. Taken off the price of aligners.' },
}
