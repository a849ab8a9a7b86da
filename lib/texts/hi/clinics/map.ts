export const MAP = {
  ofClinics: '{city} में हमारे क्लिनिकों का नक्शा',
  ofClinic: 'नक्शा: {clinic}',
  closer: 'बड़ा करें',
  wider: 'छोटा करें',
  view: 'कैसे देखें',
  list: 'सूची',
  map: 'नक्शा',
  drawn: 'सरल नक्शा',
} as const
export const POINT = {
  open: 'नक्शे पर अपना घर दिखाएँ',
  map: 'आपके शहर का नक्शा',
  pin: 'आपका घर। इस पिन को खींचें, या ऐरो कुंजियों से हिलाएँ',
  hint: 'पिन को खींचकर अपने घर पर लाएँ, या नक्शे पर अपने घर को दबाएँ।',
  chosen: 'नक्शे पर आपका घर चुन लिया गया है',
} as const
export const NEAR = {
  button: 'मेरे पास',
  locating: 'आपकी लोकेशन खोज रहे हैं',
  notLocated: 'आपकी लोकेशन नहीं मिली। अपना इलाका या पिनकोड लिखें।',
} as const
