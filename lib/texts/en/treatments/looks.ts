// The texts of cosmetic treatments, by the entry's id in the public catalogue.
import type { TreatmentText } from '@/lib/texts/treatment-text'

export const LOOKS = {
  dental_veneers: {
    name: 'Dental Veneers',
    description: 'Thin shells bonded to the front of the teeth to cover chips, stains and small gaps.',
    line: 'Thin shells for the front of the teeth',
    what: [
      'A veneer is a thin shell of porcelain or composite. You and the dentist agree on its shape and shade, and the dentist bonds it to the front of a tooth. It covers chips, small gaps and stains that whitening can’t lift.',
      'For most veneers, the dentist first removes a thin layer of enamel. Enamel does not grow back, so that tooth needs a veneer from then on. That is why we look at gentler options first, like bonding or whitening.',
    ],
    who: [
      'Front teeth that are chipped, worn or uneven',
      'Stains from inside the tooth',
      'Small gaps, if you do not want to move the teeth',
    ],
    unless:
      'We treat decay and gum disease first. If you grind your teeth at night, veneers can chip. You may need a night guard or another treatment.',
    steps: [
      'The dentist looks at your teeth and asks what you would like to change.',
      'You see a trial of the shape before we work on a tooth.',
      'We numb, prepare and measure the teeth. You go home with temporary veneers.',
      'One to two weeks later, we try the veneers in, adjust them and bond them.',
      'We check them again after some days.',
    ],
    questions: [
      {
        question: 'How long do veneers last?',
        answer:
          'Porcelain veneers often last ten years or more, composite ones about five to seven. It depends on your care and on your bite.',
      },
      {
        question: 'Will they look like my own teeth?',
        answer:
          'You choose the shade and shape with the dentist and see a trial first. We bond nothing before you agree.',
      },
      {
        question: 'Can I go back to my own teeth?',
        answer:
          'Usually not, because some enamel has gone. Some teeth suit veneers for which we remove no enamel. Ask the dentist about yours.',
      },
      {
        question: 'How do I look after them?',
        answer: 'Like your own teeth: brush twice a day and clean between them. Do not bite pens, ice or bottle caps.',
      },
    ],
  },
  teeth_whitening: {
    name: 'Teeth Whitening',
    description:
      'Lifts stains left by tea, coffee and age, under a dentist’s care. We check your gums and fillings first.',
    line: 'Lifts stains under a dentist’s care',
    what: [
      'Whitening uses a peroxide gel to lighten stains inside the enamel. We can do it at the clinic in about an hour. You can also do it at home over two to three weeks, with trays made for your teeth.',
      'The dentist checks your gums and fillings first and protects the gums while the gel works. Results differ from person to person. Yellow stains lift more easily than grey ones.',
    ],
    who: [
      'Healthy adult teeth stained by tea, coffee, tobacco or age',
      'People who want a lighter shade before other work on their front teeth',
    ],
    unless:
      'We do not whiten teeth during pregnancy or breastfeeding, or before the age of 18. We treat decay and sore gums first. Crowns, veneers and fillings keep their colour.',
    steps: [
      'The dentist checks your teeth and gums and notes your shade.',
      'We clean your teeth, so that the gel reaches the enamel evenly.',
      'We cover your gums and apply the gel. Or you take trays and gel home with clear instructions.',
      'We compare the shade and tell you how to keep it.',
    ],
    questions: [
      {
        question: 'Does it harm my teeth?',
        answer:
          'If you use it as a dentist directs, it does not weaken enamel. Teeth can be sensitive to cold for a day or two.',
      },
      {
        question: 'How long does it last?',
        answer:
          'From some months to about two years. Tea, coffee, red wine and tobacco shorten it. You can top it up at home.',
      },
      {
        question: 'How white will my teeth be?',
        answer: 'Often several shades lighter, but nobody can say exactly. The dentist tells you what is realistic.',
      },
      {
        question: 'What about whitening at home with lemon or charcoal?',
        answer: 'Please don’t. Acid and rough powder wear enamel away, and it does not grow back.',
      },
      {
        question: 'What should I avoid afterwards?',
        answer: 'For two days, avoid tea, coffee, turmeric, beetroot and tobacco.',
      },
    ],
  },
  dental_jewellery: {
    name: 'Dental Jewellery',
    description: 'A small stone bonded to the surface of a tooth, without drilling. We can take it off later.',
    line: 'A small stone on a tooth, without drilling',
    what: [
      'We bond a small crystal or a thin piece of gold to the front of a tooth. We use the same material that holds braces. We do not drill the tooth, and a dentist can take the stone off later.',
      'It is a decoration, not a treatment. We use pieces that are made for the mouth.',
    ],
    who: ['Adults with healthy front teeth and gums', 'Teenagers who come with a parent who agrees'],
    unless: 'It does not suit a tooth with decay, a crown or a veneer. If you have a metal allergy, tell us first.',
    steps: [
      'The dentist checks that the tooth and the gum are healthy.',
      'You choose the stone and its place.',
      'We clean and prepare the spot, and bond the stone. It takes about twenty minutes.',
      'We polish around it and show you how to keep it clean.',
    ],
    questions: [
      { question: 'Does it hurt?', answer: 'No. We do not drill, and you need no injection.' },
      {
        question: 'How long does it stay on?',
        answer: 'From some months to a few years. It depends on its place, on what you chew and on how you brush.',
      },
      {
        question: 'Can I take it off at home?',
        answer: 'Please let a dentist do it. If you pull it off, enamel can come off with it.',
      },
      {
        question: 'What if I swallow it?',
        answer:
          'A small, smooth stone nearly always comes out with the stools. If you cough or have trouble breathing, see a doctor at once.',
      },
      {
        question: 'Does it harm the tooth?',
        answer: 'Plaque can gather at its edge. Brush around it with care, and let us look at it at your checkups.',
      },
    ],
  },
  dental_bonding: {
    name: 'Dental Bonding',
    description: 'Tooth-coloured resin that repairs a chipped edge or closes a small gap, often in a single visit.',
    line: 'Repairs a chip or closes a small gap, often in one visit',
    what: [
      'Bonding uses a tooth-coloured resin. The dentist shapes it on the tooth, hardens it with a light and polishes it. It can mend a chipped edge, close a small gap or cover a stain.',
      'We remove little or nothing of the tooth, and we can repair or replace the resin later. It stains a little more easily than porcelain.',
    ],
    who: ['Chipped or worn front teeth', 'Small gaps between teeth', 'A stain or a rough spot in one place'],
    unless:
      'A large break may need a crown. For a wide gap, it may be better to move the teeth. If you grind your teeth, the resin wears sooner.',
    steps: [
      'The dentist looks at the tooth and matches the shade.',
      'We clean the surface and roughen it lightly. You usually need no injection.',
      'The dentist puts on the resin in thin layers and hardens it with a light.',
      'The dentist shapes it, checks your bite and polishes it. One tooth takes half an hour to an hour.',
    ],
    questions: [
      {
        question: 'How long does bonding last?',
        answer: 'About four to eight years on front teeth. Then we polish, repair or replace it.',
      },
      { question: 'Does it hurt?', answer: 'Rarely. If the chip is deep, we numb the tooth first.' },
      {
        question: 'Will it match my teeth?',
        answer:
          'We match the shade to your teeth as they are. If you plan to whiten them, do that first: resin does not whiten.',
      },
      {
        question: 'What should I avoid?',
        answer: 'Do not bite nails, pens or ice. For the first two days, cut down on tea, coffee and turmeric.',
      },
    ],
  },
} satisfies Record<string, TreatmentText>

/** The priced cosmetic services. */
export const LOOKS_SERVICES = {
  smile_design: {
    name: 'Smile design',
    note: 'Photographs, and a plan for shape and shade. If you go ahead with treatment, we reduce its price by this fee.',
  },
}
