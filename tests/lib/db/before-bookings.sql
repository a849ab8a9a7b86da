-- What stood in the calendar while hold, booking and every earlier time of it were rows of one table. The test clinics are
-- there; ids say what they are: a hold (a1), one for a move (a2), a booking (b1), one moved twice (c1, c2, c3), one moved and
-- cancelled (d1, d2), one that was kept and erased (e1), a home visit of little known (f1).
INSERT INTO users (uid, personal_phone, created_at) VALUES
  ('p:1', '+919800000001', '2026-11-01T00:00Z'), ('p:2', '+919800000002', '2026-11-01T00:00Z');
INSERT INTO appointments (id, place_id, seat, starts_at, ends_at, status, owner, held_until, reference, flow,
  appointment_type, self_booked, treatment, concern, price_paise, personal_name, personal_phone, personal_address,
  attribution, first_attribution, moved_from, created_at, confirmed_at, cancelled_at, uid, kept_at, unlinked,
  link_version, network, proved) VALUES
('00000000-0000-4000-8000-0000000000a1', 'c902', 1, '2026-11-24T04:30Z', '2026-11-24T05:00Z', 'held', 'ann',
  '2026-11-23T04:40Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '+919800000009', NULL,
  '{}', '{}', NULL, '2026-11-23T04:30Z', NULL, NULL, NULL, NULL, false, 0, 'net-a', true),
('00000000-0000-4000-8000-0000000000a2', 'c902', 2, '2026-11-24T04:30Z', '2026-11-24T05:00Z', 'held', 'bob',
  '2026-11-23T04:40Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
  '{}', '{}', NULL, '2026-11-23T04:30Z', NULL, NULL, NULL, NULL, false, 0, NULL, false),
('00000000-0000-4000-8000-0000000000b1', 'c901', 1, '2026-11-24T04:30Z', '2026-11-24T05:00Z', 'confirmed', 'bob',
  NULL, 'BBBBBBBB', 'PPR', 'video', false, 'braces', 'gaps', 19900, 'Bala', '+919800000002', NULL,
  '{"utm_source": "last"}', '{"utm_source": "first"}', NULL, '2026-11-20T00:00Z', '2026-11-20T00:01Z', NULL, 'p:2', NULL,
  false, 1, 'net-b', true),
('00000000-0000-4000-8000-0000000000c1', 'c901', 1, '2026-11-24T05:00Z', '2026-11-24T05:30Z', 'cancelled', 'cid',
  NULL, 'CCCCCCCC', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, 'Chitra', '+919800000003', NULL,
  '{}', '{}', NULL, '2026-11-20T01:00Z', '2026-11-20T01:01Z', '2026-11-20T02:00Z', NULL, NULL, false, 2, 'net-c', false),
('00000000-0000-4000-8000-0000000000c2', 'c901', 1, '2026-11-24T05:30Z', '2026-11-24T06:00Z', 'cancelled', 'cid',
  NULL, 'CCCCCCCC', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, 'Chitra', '+919800000003', NULL,
  '{}', '{}', '00000000-0000-4000-8000-0000000000c1', '2026-11-20T02:00Z', '2026-11-20T02:00Z', '2026-11-20T03:00Z', NULL,
  NULL, false, 0, 'net-c', false),
('00000000-0000-4000-8000-0000000000c3', 'c901', 1, '2026-11-24T05:00Z', '2026-11-24T05:30Z', 'confirmed', 'cid',
  NULL, 'CCCCCCCC', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, 'Chitra', '+919800000003', NULL,
  '{}', '{}', '00000000-0000-4000-8000-0000000000c2', '2026-11-20T03:00Z', '2026-11-20T03:00Z', NULL, NULL, NULL, false, 0,
  'net-c', true),
('00000000-0000-4000-8000-0000000000d1', 'c901', 1, '2026-11-25T04:30Z', '2026-11-25T05:00Z', 'cancelled', 'dev',
  NULL, 'DDDDDDDD', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, 'Dev', '+919800000004', NULL,
  '{}', '{}', NULL, '2026-11-20T04:00Z', '2026-11-20T04:01Z', '2026-11-20T05:00Z', NULL, NULL, false, 0, NULL, true),
('00000000-0000-4000-8000-0000000000d2', 'c901', 1, '2026-11-25T05:00Z', '2026-11-25T05:30Z', 'cancelled', 'dev',
  NULL, 'DDDDDDDD', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, 'Dev', '+919800000004', NULL,
  '{}', '{}', '00000000-0000-4000-8000-0000000000d1', '2026-11-20T05:00Z', '2026-11-20T05:00Z', '2026-11-20T06:00Z', NULL,
  NULL, false, 0, NULL, true),
('00000000-0000-4000-8000-0000000000e1', 'c901', 1, '2026-11-20T04:30Z', '2026-11-20T05:00Z', 'confirmed', '',
  NULL, 'EEEEEEEE', 'ORGANIC', 'clinic', true, 'braces', NULL, 0, '', '', NULL,
  '{}', '{}', NULL, '2026-11-19T00:00Z', '2026-11-19T00:01Z', NULL, NULL, '2026-11-20T06:00Z', true, 0, NULL, true),
('00000000-0000-4000-8000-0000000000f1', 'test-zone', 2, '2026-11-24T04:30Z', '2026-11-24T05:00Z', 'confirmed', 'fay',
  NULL, 'FFFFFFFF', NULL, NULL, NULL, NULL, NULL, NULL, 'Fay', '+919800000006',
  '{"pincode": "590001", "address": "5 Lake View"}', '{}', '{}', NULL, '2026-11-19T00:00Z', NULL, NULL, NULL, NULL, false,
  0, NULL, true);
INSERT INTO membership_benefits (appointment_id, uid, benefit, saved_paise, used_at) VALUES
  ('00000000-0000-4000-8000-0000000000c3', 'p:1', 'price', 500, '2026-11-20T01:01Z'),
  ('00000000-0000-4000-8000-0000000000b1', 'p:2', 'price', 700, '2026-11-20T00:01Z');
INSERT INTO referrals (personal_phone, referrer_uid, appointment_id, created_at, kept_at) VALUES
  ('+919800000003', 'p:1', '00000000-0000-4000-8000-0000000000c3', '2026-11-20T01:01Z', '2026-11-24T07:00Z'),
  ('+919800000008', 'p:1', NULL, '2026-11-20T01:01Z', NULL);
INSERT INTO outbox (kind, subject, personal_to, personal_payload, created_at, sent_at) VALUES
  ('booking_confirmed', '00000000-0000-4000-8000-0000000000c1', '', '{}', '2026-11-20T01:01Z', '2026-11-20T01:02Z'),
  ('booking_moved', '00000000-0000-4000-8000-0000000000c2', '', '{}', '2026-11-20T02:00Z', '2026-11-20T02:01Z'),
  ('booking_moved', '00000000-0000-4000-8000-0000000000c3', '+919800000003', '{}', '2026-11-20T03:00Z', NULL),
  ('booking_cancelled', '00000000-0000-4000-8000-0000000000d2', '+919800000004', '{}', '2026-11-20T06:00Z', NULL);
