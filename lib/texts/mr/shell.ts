export const SHELL = {
  loading: 'लोड होत आहे',
  offline: 'तुम्ही ऑफलाइन आहात. तुम्ही लिहिलेले काहीही गेलेले नाही.',
  online: 'तुम्ही पुन्हा ऑनलाइन आहात.',
} as const
export const DIALOG = { ok: 'ठीक आहे', yes: 'हो', no: 'नाही' } as const
export const BUTTON = { unreadable: 'बटणावरचा मजकूर वाचता आला नाही' } as const
export const AWARD = {
  proof: 'या पुरस्काराबद्दल',
  open: '{caption}. आणखी वाचा',
  close: 'पुरस्कार बंद करा',
  hide: 'पुरस्कार लपवा',
} as const
export const CONSENT = {
  title: 'गोपनीयतेबद्दल तुमची निवड',
  line: 'तुम्ही कोणती पाने आणि उपचार पाहता, ते आमच्या पार्टनरना दिसले तर चालेल का? तुमचे नाव त्यांना कधीच दिसत नाही.',
  lineWithNumber:
    'तुम्ही कोणती पाने आणि उपचार पाहता, ते आणि तुमचा मोबाइल नंबर आमच्या पार्टनरना दिसला तर चालेल का? तुमचे नाव त्यांना कधीच दिसत नाही.',
  accept: 'मान्य आहे',
  decline: 'मान्य नाही',
  more: 'याबद्दल आणखी माहिती',
  change: 'गोपनीयतेची निवड बदला',
} as const
