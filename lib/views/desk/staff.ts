export type StaffLine = {
  id: string
  name: string
  phone: string
  role: string
  where: string
  pin: string
  /** Null where the manager may not change them. */
  changeHref: string | null
}

export type StaffForm = {
  /** Empty for a new member. */
  member: string
  title: string
  name: string
  phone: string
  role: string
  isManager: boolean
  isEverywhere: boolean
  places: { id: string; label: string; isChosen: boolean }[]
  mayEverywhere: boolean
  /** By the form's field. */
  mistakes: Partial<Record<'name' | 'phone' | 'role' | 'places' | 'code', string>>
}

export type StaffView = {
  lines: StaffLine[]
  form: StaffForm
  isSaved: boolean
  /** Shown once. */
  key: { text: string; uri: string } | null
}
