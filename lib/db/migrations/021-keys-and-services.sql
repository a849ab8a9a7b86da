-- What a booking is: beside the treatment that the patient asked for the service that it costs by, and the key and the
-- procedure of the specification's section 4. A version before this one leaves them out; they are read by the rules then.
ALTER TABLE bookings ADD COLUMN service text, ADD COLUMN treatment_key text, ADD COLUMN procedure text;

UPDATE bookings SET
  service = CASE WHEN treatment IN ('aligner_scan', 'implant_scan', 'smile_design', 'clinic_visit') THEN treatment
    ELSE 'consultation' END,
  treatment_key = CASE
    WHEN flow = 'SMILE_DESIGN' THEN 'aligner_scan'
    WHEN flow IN ('PAID_ALIGNER', 'PAID_IMPLANT', 'PAID_CLINIC') AND coalesce(treatment, 'other') NOT IN
      ('aligner_scan', 'aligner_rescan', 'aligner_attachment', 'implant_scan', 'implant_rescan') THEN 'clinic_visit'
    ELSE coalesce(treatment, 'other') END,
  procedure = CASE WHEN flow = 'SMILE_DESIGN' THEN
    CASE concern WHEN 'aligners' THEN 'aligner' WHEN 'braces' THEN 'braces' WHEN 'veneers' THEN 'veneers'
      WHEN 'whitening' THEN 'whitening' END END;
