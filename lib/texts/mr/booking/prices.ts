export const PRICE = {
  consultation: 'मोफत सल्ला',
  consultationNote: 'तपासणीनंतर, कोणताही उपचार सुरू होण्याआधी आम्ही तुम्हाला खर्च सांगू.',
  consultationLine: 'मोफत सल्ला. कोणताही उपचार सुरू होण्याआधी आम्ही तुम्हाला खर्च सांगू',
  free: 'मोफत',
  atVisit: '{price} भेटीच्या वेळी',
  from: '{price} पासून',
  service: 'सल्ला',
  of: '{service}: {price}, भेटीच्या वेळी पैसे द्या',
  ofFrom: '{service}: {price} पासून, भेटीच्या वेळी पैसे द्या',
  ofNothing: '{service}: तुमच्यासाठी मोफत',
  card: '{service} {price}',
  cardFrom: '{service} {price} पासून',
} as const

export const MEMBER_PRICE = {
  usual: 'नेहमीचा दर',
  of: '{service}: तुमच्या मेंबरशिपमुळे {price}, भेटीच्या वेळी पैसे द्या',
  ofFrom: '{service}: तुमच्या मेंबरशिपमुळे {price} पासून, भेटीच्या वेळी पैसे द्या',
  free: '{service}: तुमच्या मेंबरशिपमुळे मोफत',
  card: '{service} तुमच्या मेंबरशिपमुळे {price}',
  cardFrom: '{service} तुमच्या मेंबरशिपमुळे {price} पासून',
  lowered: 'हे तुमचे मेंबर दर आहेत.',
  notes: {
    check_up: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला {count} वेळा दातांची तपासणी, त्यांपैकी ही एक',
    cleaning: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला {count} वेळा दातांची सफाई, त्यांपैकी ही एक',
    price: 'तुमचा मेंबर दर, {percent}\u00a0% कमी',
  },
} as const
