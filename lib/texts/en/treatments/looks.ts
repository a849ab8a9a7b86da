// The words of the treatments for the looks of teeth, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const LOOKS = {
  dental_veneers: {
    name: 'Dental Veneers',
    description: 'Thin shells bonded to the front of the teeth to cover chips, stains and small gaps.',
    line: 'Thin shells for the front of the teeth',
    what: [
      'A veneer is a thin shell of porcelain or composite, made to the shape and shade that you agree with the dentist. It is bonded to the front of a tooth and covers chips, stains that whitening can’t lift, and small gaps.',
      'For most veneers a thin layer of enamel is taken away first. Enamel does not grow back, so a tooth that had a veneer will need one from then on. That is why we look at gentler ways, like bonding or whitening, before.',
    ],
    who: [
      'Front teeth that are chipped, worn or uneven',
      'Stains from inside the tooth',
      'Small gaps, where moving the teeth is not wanted',
    ],
    unless:
      'Decay and gum disease are treated first. If you grind your teeth at night, veneers can chip: you may need a night guard, or another way.',
    steps: [
      'The dentist looks at your teeth and talks with you about what you would like to change.',
      'You see a trial of the shape before anything is done to a tooth.',
      'The teeth are prepared under local anaesthesia and measured. You go home with temporary veneers.',
      'One to two weeks later the veneers are tried in, adjusted and bonded.',
      'A short check follows after some days.',
    ],
    questions: [
      {
        question: 'How long do veneers last?',
        answer:
          'Porcelain ones often last ten years or more, composite ones about five to seven. It depends on care and on your bite.',
      },
      {
        question: 'Will they look like my own teeth?',
        answer:
          'You choose shade and shape with the dentist and see a trial first. Nothing is bonded before you agree.',
      },
      {
        question: 'Can I go back?',
        answer:
          'Usually not, because some enamel has gone. Veneers that need no preparation suit some teeth; ask if yours are among them.',
      },
      {
        question: 'How do I look after them?',
        answer:
          'As you do your teeth: brush twice a day, clean between them, and do not bite pens, ice or bottle caps.',
      },
    ],
  },
  teeth_whitening: {
    name: 'Teeth Whitening',
    description:
      'Lifts stains left by tea, coffee and the years, under a dentist’s care. We check your gums and fillings first.',
    line: 'Lifts stains under a dentist’s care',
    what: [
      'Whitening uses a peroxide gel to lighten stains inside the enamel. It can be done at the clinic in about an hour, or at home over two to three weeks with trays made for your teeth.',
      'The dentist looks at your gums and fillings first and protects the gums while the gel works. The result differs from person to person: yellow stains lift more easily than grey ones.',
    ],
    who: [
      'Healthy adult teeth stained by tea, coffee, tobacco or age',
      'People who would like a lighter shade before other work on their front teeth',
    ],
    unless:
      'We do not whiten teeth during pregnancy or breastfeeding, or before the age of 18. Decay and sore gums are treated first. Crowns, veneers and fillings keep their colour.',
    steps: [
      'The dentist checks your teeth and gums and notes your shade.',
      'Your teeth are cleaned, so that the gel reaches the enamel evenly.',
      'The gums are covered, and the gel is applied; or you take trays and gel home with clear instructions.',
      'We compare the shade and tell you how to keep it.',
    ],
    questions: [
      {
        question: 'Does it harm my teeth?',
        answer:
          'Used as a dentist directs, it does not weaken enamel. Teeth can be sensitive to cold for a day or two.',
      },
      {
        question: 'How long does it last?',
        answer:
          'From some months to about two years. Tea, coffee, red wine and tobacco shorten it. A top-up at home is possible.',
      },
      {
        question: 'How white will my teeth be?',
        answer: 'Often several shades lighter, but nobody can say exactly. The dentist tells you what is realistic.',
      },
      {
        question: 'What about whitening at home with lemon or charcoal?',
        answer: 'Please do not. Acid and rough powder wear enamel away, and it does not come back.',
      },
      {
        question: 'What should I avoid afterwards?',
        answer: 'For two days avoid tea, coffee, turmeric, beetroot and tobacco.',
      },
    ],
  },
  dental_jewellery: {
    name: 'Dental Jewellery',
    description:
      'A small stone bonded to the surface of a tooth, without drilling. It can be taken off at the clinic later.',
    line: 'A small stone on a tooth, without drilling',
    what: [
      'A small crystal or a thin piece of gold is bonded to the front of a tooth with the same material that holds braces. The tooth is not drilled, and the stone can be taken off by a dentist later.',
      'It is decoration, not treatment. We use pieces that are made for the mouth.',
    ],
    who: ['Adults with healthy front teeth and gums', 'Teenagers who come with a parent who agrees'],
    unless: 'A tooth with decay, a crown or a veneer is not suited. If you have a metal allergy, tell us before.',
    steps: [
      'The dentist checks that tooth and gum are healthy.',
      'You choose the stone and its place.',
      'The spot is cleaned and prepared, and the stone is bonded. It takes about twenty minutes.',
      'We polish around it and show you how to keep it clean.',
    ],
    questions: [
      { question: 'Does it hurt?', answer: 'No. Nothing is drilled and no injection is needed.' },
      {
        question: 'How long does it stay on?',
        answer: 'From some months to a few years. It depends on where it sits, what you chew and how you brush.',
      },
      {
        question: 'Can I take it off at home?',
        answer: 'Please let a dentist do it. Pulling or prising can take enamel with it.',
      },
      {
        question: 'What if I swallow it?',
        answer:
          'A small, smooth stone nearly always passes by itself. If you cough or breathe badly, see a doctor at once.',
      },
      {
        question: 'Does it harm the tooth?',
        answer:
          'Plaque can gather at its edge. Brush around it with care and have it looked at when you come for checkups.',
      },
    ],
  },
  dental_bonding: {
    name: 'Dental Bonding',
    description: 'Tooth-coloured resin that repairs a chipped edge or closes a small gap, often in a single visit.',
    line: 'Repairs a chip or closes a small gap, often in one visit',
    what: [
      'Bonding uses a tooth-coloured resin. The dentist shapes it on the tooth, hardens it with a light and polishes it. It can mend a chipped edge, close a small gap or cover a stain.',
      'Little or nothing of the tooth is taken away, and the resin can be repaired or replaced later. It stains a little more easily than porcelain.',
    ],
    who: ['Chipped or worn front teeth', 'Small gaps between teeth', 'A stain or a rough spot in one place'],
    unless:
      'A large break may need a crown, and a wide gap may be better closed by moving the teeth. If you grind your teeth, the resin wears sooner.',
    steps: [
      'The dentist looks at the tooth and matches the shade.',
      'The surface is cleaned and lightly roughened. Mostly no injection is needed.',
      'The resin is placed in thin layers and hardened with a light.',
      'It is shaped, checked against your bite and polished. One tooth takes half an hour to an hour.',
    ],
    questions: [
      {
        question: 'How long does bonding last?',
        answer: 'About four to eight years on front teeth, then it is polished, repaired or replaced.',
      },
      { question: 'Does it hurt?', answer: 'Rarely. If the chip is deep, the tooth is numbed first.' },
      {
        question: 'Will it match my teeth?',
        answer:
          'The shade is matched to your teeth as they are. If you think of whitening, do that first: resin does not whiten.',
      },
      {
        question: 'What should I avoid?',
        answer: 'Biting nails, pens and ice. In the first two days keep tea, coffee and turmeric low.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** What is booked, where it is more than a consultation. */
export const LOOKS_SERVICES = {
  smile_design: {
    name: 'Smile design',
    note: 'Photographs, shape and colour planned together. Taken off the price of the treatment.',
  },
}
