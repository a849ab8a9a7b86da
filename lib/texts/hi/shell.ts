export const SHELL = {
  loading: 'लोड हो रहा है',
  offline: 'आप ऑफ़लाइन हैं। आपका लिखा कुछ भी नहीं मिटा है।',
  online: 'आप फिर से ऑनलाइन हैं।',
} as const
export const DIALOG = { ok: 'ठीक है', yes: 'हाँ', no: 'नहीं' } as const
export const BUTTON = { unreadable: 'बटन का टेक्स्ट पढ़ा नहीं जा सका' } as const
export const AWARD = {
  proof: 'इस पुरस्कार के बारे में',
  open: '{caption}। और पढ़ें',
  close: 'पुरस्कार बंद करें',
  hide: 'पुरस्कार छिपाएँ',
} as const
export const CONSENT = {
  title: 'प्राइवेसी की आपकी पसंद',
  line: 'क्या हमारे पार्टनर देख सकते हैं कि आप कौन-से पेज और इलाज देखते हैं? आपका नाम उन्हें कभी नहीं दिखता।',
  lineWithNumber:
    'क्या हमारे पार्टनर देख सकते हैं कि आप कौन-से पेज और इलाज देखते हैं, और आपका मोबाइल नंबर क्या है? आपका नाम उन्हें कभी नहीं दिखता।',
  accept: 'मंज़ूर है',
  decline: 'मंज़ूर नहीं',
  more: 'इसके बारे में और पढ़ें',
  change: 'प्राइवेसी की पसंद बदलें',
} as const
