export const PRICE = {
  consultation: 'இலவச ஆலோசனை',
  consultationNote: 'பரிசோதனைக்குப் பிறகு, எந்தச் சிகிச்சையும் தொடங்கும் முன் கட்டணத்தைச் சொல்வோம்.',
  consultationLine: 'இலவச ஆலோசனை. எந்தச் சிகிச்சையும் தொடங்கும் முன் கட்டணத்தைச் சொல்வோம்',
  free: 'இலவசம்',
  atVisit: 'வருகையின் போது {price}',
  from: '{price} முதல்',
  service: 'ஆலோசனை',
  of: '{service}: {price}, வருகையின் போது செலுத்தவும்',
  ofFrom: '{service}: {price} முதல், வருகையின் போது செலுத்தவும்',
  ofNothing: '{service}: உங்களுக்கு இலவசம்',
  card: '{service} {price}',
  cardFrom: '{service} {price} முதல்',
} as const

export const MEMBER_PRICE = {
  usual: 'வழக்கமான கட்டணம்',
  of: '{service}: உறுப்பினர் திட்டத்தில் {price}, வருகையின் போது செலுத்தவும்',
  ofFrom: '{service}: உறுப்பினர் திட்டத்தில் {price} முதல், வருகையின் போது செலுத்தவும்',
  free: '{service}: உறுப்பினர் திட்டத்தில் இலவசம்',
  card: '{service}: உறுப்பினர் திட்டத்தில் {price}',
  cardFrom: '{service}: உறுப்பினர் திட்டத்தில் {price} முதல்',
  lowered: 'இவை உங்கள் உறுப்பினர் கட்டணங்கள்.',
  notes: {
    check_up: 'உங்கள் உறுப்பினர் திட்டத்தில் அடங்கும்: ஆண்டுக்கு {count} பல் பரிசோதனைகளில் ஒன்று',
    cleaning: 'உங்கள் உறுப்பினர் திட்டத்தில் அடங்கும்: ஆண்டுக்கு {count} முறை செய்யும் பல் சுத்தத்தில் ஒன்று',
    price: 'உங்கள் உறுப்பினர் கட்டணம், {percent}\u00a0% குறைவு',
  },
} as const
