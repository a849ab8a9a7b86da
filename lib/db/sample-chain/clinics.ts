// The sample chain's clinics: made-up houses in real localities, with their real pincodes and approximate positions.
// Ids are stable, they stand in links. A subscriber number never begins with 0000, so no telephone here can ring.
import type { DayHours, SampleClinic, WeekHours } from '@/lib/db/sample-chain/types'

const LONG: DayHours = { opens: '09:30', closes: '19:30' }
const OFFICE: DayHours = { opens: '09:00', closes: '18:00' }
const MORNING: DayHours = { opens: '09:30', closes: '13:30' }
const LATE: DayHours = { opens: '11:00', closes: '20:30' }
const ALL_DAY: DayHours = { opens: '08:00', closes: '22:00' }

const WEEKDAYS_LONG: WeekHours = [LONG, LONG, LONG, LONG, LONG, LONG, null]
const SUNDAY_SHORT: WeekHours = [LONG, LONG, LONG, LONG, LONG, LONG, MORNING]
const SATURDAY_SHORT: WeekHours = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, MORNING, null]
const MONDAY_CLOSED: WeekHours = [null, LATE, LATE, LATE, LATE, LATE, LATE]
const EVERY_DAY: WeekHours = [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY]

const clinicsOf =
  (cityId: string, std: string) =>
  (
    id: string,
    locality: string,
    address: string,
    pincode: string,
    lat: number,
    lng: number,
    chairs: number,
    hours: WeekHours,
  ): SampleClinic => ({
    id,
    cityId,
    name: `Muthu Dental ${locality}`,
    locality,
    address,
    pincode,
    lat,
    lng,
    // Eleven digits in all: behind a metro's short code stand eight, behind the others seven.
    phone: std.length === 3 ? `${std} 0000 1${id}` : `${std} 0000 ${id}`,
    chairs,
    slotMinutes: 30,
    hours,
  })

const bengaluru = clinicsOf('bengaluru', '080')
const chennai = clinicsOf('chennai', '044')
const hyderabad = clinicsOf('hyderabad', '040')
const kochi = clinicsOf('kochi', '0484')
const coimbatore = clinicsOf('coimbatore', '0422')
const mumbai = clinicsOf('mumbai', '022')
const pune = clinicsOf('pune', '020')
const mysuru = clinicsOf('mysuru', '0821')
const visakhapatnam = clinicsOf('visakhapatnam', '0891')
const vijayawada = clinicsOf('vijayawada', '0866')
const thiruvananthapuram = clinicsOf('thiruvananthapuram', '0471')
const madurai = clinicsOf('madurai', '0452')
const mangaluru = clinicsOf('mangaluru', '0824')
const tiruchirappalli = clinicsOf('tiruchirappalli', '0431')
const salem = clinicsOf('salem', '0427')
const kozhikode = clinicsOf('kozhikode', '0495')
const puducherry = clinicsOf('puducherry', '0413')
const hubballi = clinicsOf('hubballi-dharwad', '0836')
const tirupati = clinicsOf('tirupati', '0877')
const warangal = clinicsOf('warangal', '0870')
const thrissur = clinicsOf('thrissur', '0487')

export const SAMPLE_CLINICS: readonly SampleClinic[] = [
  bengaluru('101', 'Indiranagar', '418 Pearl Court, 100 Feet Road', '560038', 12.9719, 77.6412, 6, EVERY_DAY),
  bengaluru('102', 'Jayanagar', '36/2, 11th Main Road, 4th Block', '560011', 12.9293, 77.5826, 4, SUNDAY_SHORT),
  bengaluru('103', 'Koramangala', '152, 80 Feet Road, 6th Block', '560095', 12.9385, 77.6238, 5, WEEKDAYS_LONG),
  bengaluru('104', 'Whitefield', '9 Lotus Plaza, Whitefield Main Road', '560066', 12.9698, 77.7499, 4, MONDAY_CLOSED),
  bengaluru('105', 'Malleswaram', '77, 8th Cross, Sampige Road', '560003', 13.0031, 77.5709, 3, SATURDAY_SHORT),
  chennai('106', 'T. Nagar', '27 Muthu Towers, North Usman Road', '600017', 13.0418, 80.2341, 6, EVERY_DAY),
  chennai('107', 'Adyar', '61 Lattice Bridge Road', '600020', 13.0038, 80.2565, 4, SUNDAY_SHORT),
  chennai('108', 'Anna Nagar', 'Y-214, 2nd Avenue', '600040', 13.085, 80.2101, 5, WEEKDAYS_LONG),
  chennai('109', 'Velachery', '88 Velachery Main Road', '600042', 12.9791, 80.2212, 3, MONDAY_CLOSED),
  chennai('110', 'Tambaram', '15 Mudichur Road, West Tambaram', '600045', 12.9246, 80.1146, 2, SATURDAY_SHORT),
  hyderabad('111', 'Banjara Hills', '8-2-917, Road No. 10', '500034', 17.4156, 78.4391, 6, EVERY_DAY),
  hyderabad('112', 'Kukatpally', '3-40 Coral House, Kukatpally Main Road', '500072', 17.4872, 78.4089, 4, SUNDAY_SHORT),
  hyderabad('113', 'Gachibowli', '56 Telecom Nagar Main Road', '500032', 17.4365, 78.3601, 4, MONDAY_CLOSED),
  hyderabad('114', 'Himayatnagar', '3-6-481, Street No. 6', '500029', 17.4021, 78.4843, 3, WEEKDAYS_LONG),
  hyderabad('115', 'Secunderabad', '31 Sarojini Devi Road', '500003', 17.4413, 78.4965, 3, SATURDAY_SHORT),
  kochi('116', 'Panampilly Nagar', '39/1107, Main Avenue', '682036', 9.9607, 76.2949, 4, EVERY_DAY),
  kochi('117', 'Kakkanad', '12/640, Seaport-Airport Road', '682030', 10.0089, 76.3478, 3, WEEKDAYS_LONG),
  kochi('118', 'Edappally', '34/212, Edappally Toll Road', '682024', 10.0246, 76.3083, 3, SUNDAY_SHORT),
  kochi('119', 'Tripunithura', '7/58, Hill Palace Road', '682301', 9.9473, 76.3487, 2, SATURDAY_SHORT),
  coimbatore('120', 'RS Puram', '245 Diwan Bahadur Road', '641002', 11.0104, 76.9497, 4, EVERY_DAY),
  coimbatore('121', 'Peelamedu', '1170 Avinashi Road', '641004', 11.0272, 77.0126, 3, WEEKDAYS_LONG),
  coimbatore('122', 'Saravanampatti', '93 Sathy Road', '641035', 11.0781, 77.0004, 2, SUNDAY_SHORT),
  mumbai('123', 'Bandra West', '4 Sea Pearl, Hill Road', '400050', 19.0551, 72.8306, 5, EVERY_DAY),
  mumbai('124', 'Andheri West', '18 Mogra House, Veera Desai Road', '400053', 19.1352, 72.8341, 4, WEEKDAYS_LONG),
  mumbai('125', 'Dadar West', '66 Gokhale Road North', '400028', 19.0216, 72.8397, 3, SATURDAY_SHORT),
  mumbai('126', 'Powai', '21 Lakeside Arcade, Central Avenue', '400076', 19.1188, 72.9098, 4, MONDAY_CLOSED),
  pune('127', 'Kothrud', '52 Champak House, Paud Road', '411038', 18.5077, 73.8076, 4, SUNDAY_SHORT),
  pune('128', 'Viman Nagar', '14 Jasmine Court, Datta Mandir Chowk', '411014', 18.5665, 73.9147, 3, WEEKDAYS_LONG),
  mysuru('129', 'V.V. Mohalla', '2713, Kalidasa Road', '570002', 12.3216, 76.6264, 3, SUNDAY_SHORT),
  mysuru('130', 'Kuvempunagar', '408, New Kantharaj Urs Road', '570023', 12.2852, 76.6209, 2, WEEKDAYS_LONG),
  visakhapatnam('131', 'MVP Colony', '4-72, Sector 6, MVP Main Road', '530017', 17.7408, 83.3352, 3, SUNDAY_SHORT),
  vijayawada('132', 'Patamata', '48-9, NTR Circle, MG Road', '520010', 16.4968, 80.6622, 3, WEEKDAYS_LONG),
  thiruvananthapuram('133', 'Pattom', '17/905, Kesavadasapuram Road', '695004', 8.5241, 76.9415, 3, WEEKDAYS_LONG),
  madurai('134', 'K.K. Nagar', '33, 80 Feet Road', '625020', 9.9338, 78.1489, 3, SUNDAY_SHORT),
  mangaluru('135', 'Bejai', '3-19, Bejai Main Road', '575004', 12.8879, 74.8441, 2, SATURDAY_SHORT),
  tiruchirappalli('136', 'Thillai Nagar', 'C-41, 7th Cross East', '620018', 10.8256, 78.6837, 3, WEEKDAYS_LONG),
  salem('137', 'Fairlands', '29 Brindavan Road', '636016', 11.6742, 78.1412, 2, WEEKDAYS_LONG),
  kozhikode('138', 'Puthiyara', '21/334, Mavoor Road', '673004', 11.2581, 75.7868, 2, SUNDAY_SHORT),
  puducherry('139', 'Lawspet', '46 Airport Road', '605008', 11.9594, 79.8126, 2, WEEKDAYS_LONG),
  hubballi('140', 'Vidyanagar', '5/2, Shirur Park Road', '580021', 15.3647, 75.1196, 2, SATURDAY_SHORT),
  tirupati('141', 'Tilak Road', '18-1-90, Tilak Road', '517501', 13.6318, 79.4197, 1, WEEKDAYS_LONG),
  warangal('142', 'Hanamkonda', '6-1-118, Nakkalagutta Main Road', '506001', 18.0021, 79.5609, 1, SUNDAY_SHORT),
  thrissur('143', 'East Fort', '26/403, Mission Quarters Road', '680005', 10.5243, 76.2237, 2, WEEKDAYS_LONG),
]
