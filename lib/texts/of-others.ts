import type { VisitTemplate } from '@/lib/catalogue/sms-templates'

/** The same texts, about a patient who is not the reader. `opening` names the patient instead of `[brand]:`. */
export function ofOthers(
  visits: Record<VisitTemplate, string>,
  opening: string,
): Record<`${VisitTemplate}_for`, string> {
  const ofOther = (text: string): string =>
    text.replace('[brand]:', opening).replace('Your ', 'The ').replace('your ', 'the ')
  return {
    confirmed_clinic_for: ofOther(visits.confirmed_clinic),
    confirmed_emergency_for: ofOther(visits.confirmed_emergency),
    confirmed_at_home_for: ofOther(visits.confirmed_at_home),
    confirmed_video_for: ofOther(visits.confirmed_video),
    moved_clinic_for: ofOther(visits.moved_clinic),
    moved_at_home_for: ofOther(visits.moved_at_home),
    moved_video_for: ofOther(visits.moved_video),
    cancelled_for: ofOther(visits.cancelled),
    reminder_clinic_for: ofOther(visits.reminder_clinic),
    reminder_at_home_for: ofOther(visits.reminder_at_home),
    reminder_video_for: ofOther(visits.reminder_video),
    reminded_clinic_for: ofOther(visits.reminded_clinic),
    reminded_at_home_for: ofOther(visits.reminded_at_home),
    reminded_video_for: ofOther(visits.reminded_video),
    new_times_for: ofOther(visits.new_times),
    new_times_none_for: ofOther(visits.new_times_none),
    time_stands_for: ofOther(visits.time_stands),
    running_late_for: ofOther(visits.running_late),
    on_time_again_for: ofOther(visits.on_time_again),
  }
}
