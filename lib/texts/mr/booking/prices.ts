export const PRICE = {
  consultation: 'मोफत सल्ला',
  consultationNote: 'तपासणीनंतर, कोणताही उपचार सुरू होण्याआधी आम्ही तुम्हाला खर्च सांगू.',
  consultationLine: 'मोफत सल्ला. कोणताही उपचार सुरू होण्याआधी आम्ही तुम्हाला खर्च सांगू.',
  free: 'मोफत',
  atVisit: '{price} भेटीच्या वेळी',
  from: '{price}\u00a0पासून',
  service: 'सल्ला',
  of: '{service}: {price}, भेटीच्या वेळी पैसे द्या',
  ofFrom: '{service}: {price}\u00a0पासून, भेटीच्या वेळी पैसे द्या',
  ofFirst: '{service}: {price}, बुक करताना पैसे द्या',
  toPay: '{price} आत्ता द्यायचे आहेत',
  ofPaid: '{service}: {price}, पैसे मिळाले आहेत',
  ofNothing: '{service}: [membershipPrice|तुमच्या मेंबरशिपमध्ये मिळते|तुमच्यासाठी मोफत]',
  card: '{service} {price}',
  cardFrom: '{service} {price}\u00a0पासून',
  treatment: 'उपचार',
  ofTreatment: 'उपचार: {price}',
  ofTreatmentMonthly: 'उपचार: {price}, किंवा महिन्याला {monthly} पासून',
  instalments: 'किंवा बिनव्याजी हप्त्यांमध्ये: {months} महिने, महिन्याला {price} पासून.',
} as const

export const MEMBER_PRICE = {
  usual: 'नेहमीचा दर',
  of: '{service}: तुमच्या मेंबरशिपमुळे {price}, भेटीच्या वेळी पैसे द्या',
  ofFrom: '{service}: तुमच्या मेंबरशिपमुळे {price}\u00a0पासून, भेटीच्या वेळी पैसे द्या',
  ofFirst: '{service}: तुमच्या मेंबरशिपमुळे {price}, बुक करताना पैसे द्या',
  included: '{service}: [membershipPrice|तुमच्या मेंबरशिपमध्ये मिळते|तुमच्या मेंबरशिपमुळे मोफत]',
  nothing: '[membershipPrice|मेंबरशिपमध्ये मिळते|मोफत]',
  card: '{service} तुमच्या मेंबरशिपमुळे {price}',
  cardFrom: '{service} तुमच्या मेंबरशिपमुळे {price}\u00a0पासून',
  lowered: 'हे तुमचे मेंबर दर आहेत.',
  notes: {
    check_up: {
      one: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला एकदा दातांची तपासणी',
      other: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला {count} वेळा दातांची तपासणी, त्यांपैकी ही एक',
    },
    cleaning: {
      one: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला एकदा दातांची सफाई',
      other: 'तुमच्या मेंबरशिपमध्ये मिळते: वर्षाला {count} वेळा दातांची सफाई, त्यांपैकी ही एक',
    },
    price: 'तुमचा मेंबर दर, {percent}\u00a0% कमी',
  },
} as const
