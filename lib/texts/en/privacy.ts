// The privacy notice, after the Digital Personal Data Protection Act, 2023. Its cookies, sealed parameters and periods match the code.
import type { DocumentText } from '@/lib/texts/document-text'

export const PRIVACY: DocumentText = {
  title: 'Privacy',
  description:
    'What [brand] asks you for and why, how long we keep it, who sees it, which cookies we use, and your rights under the Digital Personal Data Protection Act, 2023.',
  lead: 'We ask for what a booking needs, use it for that, and erase it when we no longer need it. This is our notice under the Digital Personal Data Protection Act, 2023.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        '[brand] decides which data we ask for and why, and is responsible for it. In the words of the Act, we are the data fiduciary and you are the data principal. Our contact details are at the end of this page.',
      ],
    },
    {
      id: 'what',
      title: 'What we ask for, and why',
      list: [
        'Your mobile number: to call or message you about your appointment, or about a request that you did not finish.',
        'Your name: so that the clinic knows who is coming.',
        'The language in which you read our pages: so that our messages come in it, and our staff know it.',
        'Your city, your concern and the treatment: to find the right dentist, place and time.',
        '[homeVisits|For a home visit, your address, pincode and, if you allow it, your location: to come to you.]',
        'Photos of your teeth, if you add any: so that the dentist can prepare. When we receive a photo, we erase the details of where and with which device it was taken.',
        'Your answers to the short questions before a call: so that the dentist can prepare. You may skip each question.',
        'For an account, your mobile number and, if you like, a name, an e-mail address and a password. We use them to sign you in and show you your appointments. We do not keep the password itself. We keep only data to check it against.',
        'The browsers that you sign in with, by name, and when you last used each one: so that you can see and remove them.',
        '[membership|For a membership, what matters to you and which of its benefits you used.]',
        'The campaign that brought you here, such as an advertisement: to know which campaigns help people find us.',
        'Your answer about a visit, if you give one. The score counts in the public rating of the clinic, without your name. The clinic shows your comment only if you allow it.',
      ],
    },
    {
      id: 'ground',
      title: 'Why we may use your data',
      paragraphs: [
        'We use your data because you agree to it, for the purpose that we name beside the question. Or we use it because you give it to us yourself for a purpose that you name, like an appointment. In a medical emergency, we may use the data that we need to help you.',
        'You can withdraw your consent at any time, as easily as you gave it. What we did before that stays allowed. Without a number, we can’t keep an appointment for you.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      list: [
        'Answers that you typed but did not send: only in your browser’s address, encrypted, and readable there for seven days at most.',
        'A slot that you chose but did not confirm: [holdMinutes] minutes, or [keptMinutes] if you ask for more time.',
        'A request that did not become an appointment: 180 days after you last changed it, or until you ask us to erase it. A request that became an appointment: 30 days.',
        'Photos that you add: 180 days, or until you remove them. Photos that became part of no appointment and no request: 24 hours.',
        'That you confirmed your number for booking in this browser: 30 days.',
        'A code for the internet connection that you booked from: until the day after the visit. It does not show the connection’s address, and it keeps anyone from blocking slots.',
        'An appointment with your name, number and address: we keep them for 3 years after the visit, as the law on medical records asks. Then we erase them.',
        '[payments|A payment, with its amount, time and receipt number: for as long as tax law asks. It holds no name; we erase your name with the appointment.]',
        'That you said “I’m here” before a visit: 2 days.',
        'A message to you, with your number and its text: until it is sent, or is no longer needed. The fact that there was a message, and its time: 90 days.',
        'The pages that visitors opened, with campaign, city, treatment and kind of device: each page view for 2 days. After that, we keep only how many there were each day. Nothing in these counts identifies you.',
        'Your wish that we remind you of your next visit: your number, until 90 days after the reminder is due, or until you stop it.',
        'Your wish that we do not call: your number, for as long as you want no calls.',
        'An account: until you delete it, which you can do yourself. Then we erase your sign-in, details, devices,[membership| membership,] invitations, photos and requests for a call at once. Past visits stay as long as we say above, but not in any account. Upcoming appointments stay booked, but their links are closed. To change them, call us.',
        'The link to an appointment in our SMS: it opens the appointment until 30 days after the visit. It does not show your number or your home address.',
        'Your comment about a visit: 3 years, or until you withdraw your answer with the link in our SMS. If you delete your account, we erase the comment, and the score stays without you.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      paragraphs: [
        'The clinic[homeVisits| or the home visit team] that treats you and our help line see your data. Companies that work for us, for example to deliver messages or to store photos, get only the data that this work needs. They may use it for nothing else. We do not sell your data. We give it to others only if a law or a court asks it of us.[payments| If you pay online, our payment partner gets the amount and the reference of the booking from us, and all else from you.]',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: ['Cookies are small texts that your browser keeps for us.'],
      list: [
        '__Host-draft: ties your answers to your browser, so that nobody else can read them. We set it when you start to book, and it ends after seven days. A booking does not work without it.',
        '__Host-hosted: keeps you signed in on our separate password page, if you used it, for an hour or until you sign out.',
        '__Host-session: keeps you signed in, for thirty days at most or until you sign out. Another cookie, signed-in, tells our pages that you are signed in, and opens nothing. While you are signed in, your browser also keeps the keys of your sign-in in its own storage. Signing out erases them.',
        '__Host-manage-… and the reference of a booking: opens that booking in this browser for an hour after you follow its link.',
        '__Host-left: shows for a minute that you have just signed out, while the rest is erased.',
        '__Host-known: remembers for 180 days that you signed in here with your number. So strangers who try your number can’t keep you from signing in here. It holds no number and opens nothing.',
        'language: remembers for a year that you chose a language, so that we do not offer you another one.',
        'Your privacy choice: your browser remembers it, so that we do not ask again. You can change it whenever you like.',
      ],
    },
    {
      id: 'measuring',
      title: 'Measuring',
      paragraphs: [
        'We count how often each page and each step is opened. We count it with the campaign that led there, the city and treatment of the page and the kind of device. We count without your name, your number or anything that you typed. Your browser remembers by itself on which day it was last counted, so that it counts once a day. It tells us only that it is new that day or that week. It tells us nothing that sets it apart from another browser.',
        'Other companies help us to measure how our pages are used, but only if you agree. Until then, we load none of their programs. On the pages of your appointments and your account, we never load them. Google Tag Manager gets the page that you opened and the name of the treatment. WebEngage gets the same and the mobile number that you enter to book or to sign in. While you are signed in, it also gets the number of your account. So it can tell us which messages helped. Neither gets names, addresses or anything else that you type.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [
        'Connections are encrypted. Your name, number and address are never readable in a web address. They are sealed with a key that only your browser and our server share. If something goes wrong with your data all the same, we tell you and the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'For a patient under 18, a parent or guardian books and gives consent. We do not track children, and we do not aim advertisements at them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['If you gave us your data, you have the right:'],
      list: [
        'to know which data we hold about you, what we do with it, and with whom we shared it.',
        'to have it corrected, completed or brought up to date.',
        'to have it erased, unless a law tells us to keep it.',
        'to withdraw your consent.',
        'to have a complaint heard and answered.',
        'to name a person who uses these rights for you if you die or can’t act yourself.',
      ],
    },
    {
      id: 'ask',
      title: 'How to use your rights',
      paragraphs: [
        'Write to us or call, from the number that you booked with. We may ask a question to be sure that it is you. This is free.',
      ],
    },
    {
      id: 'grievance',
      title: 'Complaints',
      paragraphs: [
        'Write to our Grievance Officer at the address below, with “Grievance Officer” in the subject. We confirm that we have your complaint, and answer within 30 days.',
        'If you are not happy with the answer, or get none, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'language',
      title: 'In another language',
      paragraphs: ['If you ask us, we give you this notice in any of the 22 official languages of India.'],
    },
  ],
}
