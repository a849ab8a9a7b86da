export const PRICE = {
  consultation: 'ఉచిత కన్సల్టేషన్',
  consultationNote: 'పరీక్ష చేశాక, ఏ చికిత్స అయినా మొదలుపెట్టే ముందే ఖర్చు ఎంతో చెబుతాం.',
  consultationLine: 'ఉచిత కన్సల్టేషన్. ఏ చికిత్స అయినా మొదలుపెట్టే ముందే ఖర్చు ఎంతో చెబుతాం.',
  free: 'ఉచితం',
  atVisit: 'విజిట్ సమయంలో {price}',
  from: '{price}\u00a0నుంచి',
  service: 'కన్సల్టేషన్',
  of: '{service}: {price}, విజిట్ సమయంలో చెల్లించండి',
  ofFrom: '{service}: {price}\u00a0నుంచి, విజిట్ సమయంలో చెల్లించండి',
  ofFirst: '{service}: {price}, బుక్ చేసేటప్పుడు చెల్లించండి',
  toPay: 'ఇప్పుడు చెల్లించాల్సింది {price}',
  ofPaid: '{service}: {price}, చెల్లించారు',
  ofNothing: '{service}: [membershipPrice|మీ మెంబర్‌షిప్‌లో ఉంది|మీకు ఉచితం]',
  card: '{service} {price}',
  cardFrom: '{service} {price}\u00a0నుంచి',
  treatment: 'చికిత్స',
  ofTreatment: 'చికిత్స: {price}',
  ofTreatmentMonthly: 'చికిత్స: {price}, లేదా నెలకు {monthly} నుంచి',
  instalments: 'లేదా వడ్డీ లేని వాయిదాల్లో: {months} నెలలు, నెలకు {price} నుంచి.',
} as const

export const MEMBER_PRICE = {
  usual: 'మామూలు ధర',
  of: '{service}: మీ మెంబర్‌షిప్‌తో {price}, విజిట్ సమయంలో చెల్లించండి',
  ofFrom: '{service}: మీ మెంబర్‌షిప్‌తో {price}\u00a0నుంచి, విజిట్ సమయంలో చెల్లించండి',
  ofFirst: '{service}: మీ మెంబర్‌షిప్‌తో {price}, బుక్ చేసేటప్పుడు చెల్లించండి',
  included: '{service}: [membershipPrice|మీ మెంబర్‌షిప్‌లో ఉంది|మీ మెంబర్‌షిప్‌తో ఉచితం]',
  nothing: '[membershipPrice|మెంబర్‌షిప్‌లో ఉంది|ఉచితం]',
  card: '{service} మీ మెంబర్‌షిప్‌తో {price}',
  cardFrom: '{service} మీ మెంబర్‌షిప్‌తో {price}\u00a0నుంచి',
  lowered: 'ఇవి మీ మెంబర్ ధరలు.',
  notes: {
    check_up: {
      one: 'మీ మెంబర్‌షిప్‌లో ఉంది: సంవత్సరానికి ఒక దంత పరీక్ష',
      other: 'మీ మెంబర్‌షిప్‌లో ఉంది: సంవత్సరానికి {count} దంత పరీక్షల్లో ఒకటి',
    },
    cleaning: {
      one: 'మీ మెంబర్‌షిప్‌లో ఉంది: సంవత్సరానికి ఒకసారి పళ్లు శుభ్రం చేయడం',
      other: 'మీ మెంబర్‌షిప్‌లో ఉంది: సంవత్సరానికి {count} సార్లు పళ్లు శుభ్రం చేయడం, అందులో ఒకసారి',
    },
    price: 'మీ మెంబర్ ధర, {percent}\u00a0% తక్కువ',
  },
} as const
