export const DOCUMENT = {
  contents: 'या पानावर',
  translated: 'हे भाषांतर आहे. ते इंग्रजी पानापेक्षा वेगळे असेल, तर इंग्रजी पान मान्य धरले जाते.',
  updated: 'शेवटचा बदल: {day}.',
  contact: 'आमच्याशी संपर्क करा',
  write: 'ईमेल लिहा:',
  call: 'कॉल करा:',
  post: 'पोस्टाने:',
} as const
