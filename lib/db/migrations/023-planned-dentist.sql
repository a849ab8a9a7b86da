-- The dentist whom the rota named for a kept visit; null with several or none. The rota may change later.
ALTER TABLE bookings ADD COLUMN planned_dentist text;
