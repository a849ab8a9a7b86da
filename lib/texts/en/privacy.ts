// The privacy notice, after the Digital Personal Data Protection Act, 2023. What it says of cookies, seals and times is
// what the code does.
import type { DocumentText } from '@/lib/texts/document-text'

export const PRIVACY: DocumentText = {
  title: 'Privacy',
  description:
    'What [brand] asks of you and why, how long it is kept, who sees it, which cookies are used, and your rights under the Digital Personal Data Protection Act, 2023.',
  lead: 'We ask for what a booking needs, use it for that, and erase it when it is no longer needed. This is our notice under the Digital Personal Data Protection Act, 2023.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        '[brand] decides what is asked and what for, and answers for it. In the words of the Act we are the data fiduciary, and you are the data principal. How to reach us stands at the end of this page.',
      ],
    },
    {
      id: 'what',
      title: 'What we ask for, and why',
      list: [
        'Your mobile number: to call or message you about your request and your appointment, also when you did not finish it.',
        'Your name: so that the clinic knows whom to expect.',
        'Your city, what it is about and the treatment: to find the right dentist, place and time.',
        'For a home visit your address, pincode and, if you allow it, your position: to come to you.',
        'Photos of your teeth, if you add any: so that the dentist can prepare. Where and with what they were taken is erased as they come in.',
        'The short questions before a call: so that the dentist can prepare. You may leave each one out.',
        'For an account your mobile number, and if you like a name, an e-mail address and a password: to sign you in and show you your appointments. Of a password we keep only what a password can be checked against.',
        'The browsers that you sign in with, by name, and when each was last used: so that you can see and forget them.',
        'For a membership what matters to you, and which of its benefits you used.',
        'The campaign that brought you here, such as an advertisement: to know which ones help people find us.',
      ],
    },
    {
      id: 'ground',
      title: 'On what ground',
      paragraphs: [
        'We use your data because you agree to it for the purpose that is named beside the question, or because you give it to us yourself for a purpose that you name, like an appointment. In a medical emergency we may use what is needed to help you.',
        'You can take your consent back at any time, as easily as you gave it. What was done before stays lawful. Without a number we can’t keep an appointment for you.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      list: [
        'What you typed but did not send: nowhere but in your browser’s address, sealed, and readable there for seven days at most.',
        'A time that you chose but did not confirm: ten minutes, or twenty if you ask for more time.',
        'A request that did not become an appointment: 180 days after you last changed it, or until you ask us to erase it. One that became one: 30 days.',
        'Photos that you add: 180 days, or until you remove them. Those that became part of no appointment and no request: 24 hours.',
        'That your number was confirmed by a code in this browser: 30 days. From which network an appointment was made, in a form that does not show its address: until the day after the visit, so that nobody takes the times of others.',
        'An appointment with your name, number and address: they stay for 3 years after the visit, as the law on medical records asks, and are erased then.',
        'A message to you, with your number and its words: until it is sent, or is of no more use. That there was one, and when: 90 days.',
        'Which pages were opened, with campaign, city, treatment and kind of device but without you, is counted: 2 days singly, and after that as one number a day.',
        'That you asked us not to call: your number, for as long as you want no calls.',
        'An account: until you delete it, which you can do yourself. Your sign-in, details, devices, membership, invitations, photos and requests for a call are erased at once. Visits that were stay as long as said above, in nobody’s account; appointments ahead of you stay booked, their links are closed, and you change them by a call.',
        'The link to an appointment in our SMS: it opens the appointment until 30 days after the visit, without your number and your home address.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      paragraphs: [
        'The clinic or the home visit team that treats you, and our help line. Companies that work for us, for example to deliver messages or to store photos, get only what that work needs and may use it for nothing else. We sell nothing of yours, and give it to others only where a law or a court asks it of us.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: ['Cookies are small notes that your browser keeps for us.'],
      list: [
        '__Host-draft: ties what you fill in to your browser, so that nobody else can read it. It is set when you begin to book and goes after seven days. A booking does not work without it.',
        '__Host-hosted: keeps you signed in on the other sign-in page, where you used it, for an hour or until you sign out.',
        '__Host-session: keeps you signed in, for thirty days at most or until you sign out. Beside it stands signed-in, which tells our pages that there is one and opens nothing. While you are signed in, your browser also keeps the keys of your sign-in in its own storage; signing out erases them.',
        '__Host-manage-… and the reference of a booking: opens that booking in this browser for an hour after you followed its link.',
        '__Host-left: says for a minute that you have just signed out, while the rest is erased.',
        '__Host-known: remembers, for 180 days, that your number was confirmed in this browser, so that strangers who try your number can’t keep you from signing in here. It holds no number and opens nothing.',
        'Your choice about measuring: remembered so that we do not ask again. You can change it whenever you like.',
      ],
    },
    {
      id: 'measuring',
      title: 'Measuring',
      paragraphs: [
        'We count how often each page and each step is opened, with the campaign that led there, the city and treatment of the page and the kind of device, but without your name, your number or anything that you typed. Your browser remembers by itself on which day it was last counted, so that it counts once a day. It tells us only that it is new that day or that week, and nothing that tells it from another browser.',
        'Only if you agree, other companies help us to measure how our pages are used. Until then none of their programs is loaded, and on the pages of your appointments and your account never. Google Tag Manager gets which page was opened and the name of the treatment. WebEngage gets the same, the mobile number that you enter to book or to sign in, and, while you are signed in, the number of your account, so that it can tell us which messages helped. Neither gets names, addresses or anything else that you type.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [
        'Connections are encrypted. Your name, number and address never stand readable in a web address: they are sealed with a key that only your browser and our server share. If something should go wrong with your data all the same, we tell you and the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'For a patient under 18 a parent or guardian books and gives consent. We do not track children, nor show them advertisements made for them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['Whoever gave us their data has the right:'],
      list: [
        'to know what we hold about you, what we do with it, and with whom we shared it.',
        'to have it corrected, completed or brought up to date.',
        'to have it erased, unless a law tells us to keep it.',
        'to take your consent back.',
        'to have a complaint heard and answered.',
        'to name a person who uses these rights for you if you die or can’t act yourself.',
      ],
    },
    {
      id: 'ask',
      title: 'How to use them',
      paragraphs: [
        'Write to us or call, from the number that you booked with. We may ask a question to be sure that it is you. It costs nothing.',
      ],
    },
    {
      id: 'grievance',
      title: 'Complaints',
      paragraphs: [
        'Write to our Grievance Officer at the address below, with “Grievance Officer” in the subject. We confirm that we have it, and answer within 30 days.',
        'If you are not content with the answer, or get none, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'language',
      title: 'In another language',
      paragraphs: [
        'Ask us for this notice in any language of the Eighth Schedule to the Constitution of India, and we give it to you.',
      ],
    },
  ],
}
