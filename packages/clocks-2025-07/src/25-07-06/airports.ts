/** Code, latitude, longitude and name of airports, from the nearest to Amsterdam to the farthest. */
export const TABLE = `AMS 52.31 4.76 Amsterdam Schiphol
RTM 51.95 4.43 Rotterdam
LEY 52.47 5.53 Lelystad
DHR 52.95 4.75 De Kooy
GLZ 51.58 4.75 Gilze Rijen
EIN 51.46 5.39 Eindhoven
ANR 51.19 4.45 Antwerp
ENS 52.27 6.88 Twenthe
BRU 50.90 4.48 Brussels
MST 50.92 5.77 Maastricht Aachen
DUS 51.28 6.77 Dusseldorf
FMO 52.13 7.69 Muenster Osnabrueck
DTM 51.51 7.61 Dortmund
CGN 50.88 7.12 Cologne Bonn
HZB 50.62 2.65 Merville-Calonne
CQF 50.95 1.93 Calais-Dunkerque
BRE 53.05 8.79 Bremen
STN 51.89 0.26 London Stansted
CBG 52.21 0.18 Cambridge
LUX 49.63 6.21 Luxembourg-Findel
HHN 49.95 7.26 Frankfurt-Hahn
HAJ 52.46 9.69 Hannover
LCY 51.50 0.05 London
FRA 50.05 8.57 Frankfurt am Main
HAM 53.63 10.01 Hamburg
CDG 49.00 2.57 Charles de Gaulle
EMA 52.83 -1.33 East Midlands
ORY 48.73 2.36 Paris-Orly
BHX 52.45 -1.73 Birmingham
SOU 50.95 -1.36 Southampton
LBA 53.87 -1.66 Leeds Bradford
BLL 55.75 9.15 Billund
BOH 50.78 -1.83 Bournemouth
MAN 53.36 -2.27 Manchester
LEJ 51.42 12.22 Leipzig Halle
BRS 51.39 -2.71 Bristol
CWL 51.40 -3.34 Cardiff
ACI 49.71 -2.22 Alderney
AAR 56.31 10.63 Aarhus
EXT 50.73 -3.41 Exeter
TUF 47.43 0.73 Tours-Val-de-Loire
AAL 57.09 9.87 Aalborg
DRS 51.12 13.77 Dresden
CPH 55.63 12.65 Copenhagen Kastrup
EDI 55.95 -3.36 Edinburgh
GVA 46.23 6.11 Geneva Cointrin
ABZ 57.20 -2.20 Aberdeen Dyce
GLA 55.86 -4.43 Glasgow
SVG 58.88 5.63 Stavanger
BHD 54.61 -5.87 George Best Belfast
DUB 53.43 -6.24 Dublin
BFS 54.66 -6.22 Belfast
MXP 45.63 8.71 Malpensa
BGY 45.67 9.70 Bergamo
BVE 45.17 1.53 Brive-La Roche
LIN 45.46 9.28 Linate
AUR 44.90 2.42 Aurillac
BGO 60.29 5.23 Bergen
VRN 45.40 10.91 Verona
AVB 46.03 12.60 Aviano
ORK 51.85 -8.49 Cork
TSF 45.66 12.20 Treviso
SNN 52.69 -8.92 Shannon
GOA 44.42 8.85 Genova
VCE 45.50 12.34 Venezia
OSL 60.19 11.10 Oslo Gardermoen
MRS 43.44 5.22 Marseille Provence
BLQ 44.53 11.29 Bologna
TLS 43.63 1.37 Toulouse-Blagnac
CCF 43.22 2.32 Carcassonne
PSA 43.70 10.40 Pisa
EKT 59.37 16.53 Eskilstuna
ZAG 45.73 16.06 Zagreb
WAW 52.17 20.97 Warsaw Chopin
EAS 43.36 -1.79 San Sebastian
BLE 60.43 15.51 Borlange
BMA 59.36 17.95 Stockholm-Bromma
BIA 42.55 9.48 Bastia-Poretta
BIO 43.31 -2.91 Bilbao
ARN 59.65 17.93 Stockholm-Arlanda
AOI 43.61 13.36 Ancona
KSU 63.11 7.84 Kristiansund
EVG 62.03 14.35 Sveg
BNX 44.93 17.30 Banja Luka
BCN 41.30 2.08 Barcelona
FSC 41.50 9.10 Figari Sud-Corse
FCO 41.79 12.25 Leonardo Da Vinci
BQT 52.12 23.88 Brest
CIA 41.80 12.59 Ciampino
AHO 40.63 8.30 Alghero
RIX 56.92 23.98 Riga
LWO 49.82 23.96 Lviv
ARW 46.18 21.27 Arad
SJJ 43.83 18.34 Sarajevo
VNO 54.64 25.28 Vilnius
MAH 39.86 4.23 Menorca
PMI 39.55 2.73 Palma De Mallorca
BAY 47.65 23.47 Tautii Magheraus
MAD 40.47 -3.57 Madrid Barajas
TLL 59.42 24.80 Tallinn
CAG 39.25 9.06 Cagliari
HEL 60.32 24.97 Helsinki Vantaa
BRI 41.13 16.76 Bari
TGD 42.37 19.25 Podgorica
BGZ 41.55 -8.43 Braga Aerodrome
MSQ 53.89 28.03 Minsk
ABC 38.95 -1.86 Albacete-Los Llanos
HMJ 49.42 27.00 Khmelnytskyi
ALC 38.29 -0.56 Alicante
COV 40.28 -7.50 Covilha
BDS 40.66 17.94 Brindisi
TIA 41.42 19.71 Tirana Mother Teresa
CRA 44.32 23.89 Craiova
CBP 40.20 -8.42 Coimbra
AJR 65.59 19.29 Arvidsjaur
PMO 38.19 13.10 Palermo
AAE 36.82 7.81 Annaba
ALG 36.70 3.21 Houari Boumediene
SOF 42.69 23.41 Sofia
TUN 36.85 10.22 Tunis Carthage
LED 59.81 30.31 Pulkovo
KBP 50.34 30.90 Boryspil
CFU 39.61 19.91 Ioannis Kapodistrias
CTA 37.47 15.07 Catania
LIS 38.77 -9.13 Lisbon Portela
PDV 42.30 24.72 Plovdiv
IOA 39.70 20.83 Ioannina
BLJ 35.57 6.18 Batna
BUJ 35.17 4.15 Bou Saada
EVE 68.50 16.68 Harstad
CKC 49.42 32.00 Cherkasy
AEY 65.65 -18.08 Akureyri
FAO 37.02 -7.97 Faro
ODS 46.44 30.68 Odessa
MLA 35.85 14.50 Luqa
VAR 43.24 27.83 Varna
BOJ 42.57 27.52 Burgas
AHU 35.18 -3.84 Cherif Al Idrissi
KEF 64.00 -22.62 Keflavik
ENF 68.36 23.42 Enontekio
AXD 40.86 25.94 Dimokritos
LXS 39.92 25.23 Limnos
ELU 33.51 6.78 Guemar
DJE 33.87 10.78 Djerba Zarzis
HRM 33.17 3.20 Hassi R'Mel
SVO 55.97 37.42 Sheremetyevo
DME 55.41 37.90 Domodedovo
DNK 48.37 35.09 Dnipropetrovsk
ALF 69.98 23.36 Alta
CEE 59.28 38.07 Cherepovets
HRK 49.92 36.28 Kharkiv
HFT 70.68 23.68 Hammerfest
JSY 37.42 24.95 Syros
KIT 36.29 23.02 Kithira
TIP 32.67 13.14 Tripoli
HME 31.68 6.15 Oued Irara
EBM 31.72 9.27 El Borma
ADB 38.29 27.15 Adnan Menderes
HVG 70.98 25.83 Valan
CMN 33.37 -7.59 Mohammed V
IWA 56.94 40.94 Ivanovo South
ERH 31.95 -4.40 Moulay Ali Cherif
AOE 39.81 30.52 Anadolu University
CHQ 35.54 24.14 Chania
ELG 30.57 2.86 El Golea
BJV 37.24 27.67 Milas Bodrum
ARH 64.59 40.71 Talagi
KGS 36.79 27.10 Kos
AFY 38.73 30.60 Afyon
LTD 30.13 9.51 Ghadames East
AAQ 45.00 37.35 Anapa
ANK 39.98 32.83 Etimesgut
DLM 36.72 28.79 Dalaman
GDZ 44.57 38.02 Gelendzhik
BEN 32.09 20.26 Benina
AOK 35.42 27.15 Karpathos
KRR 45.03 39.14 Krasnodar
MZH 40.88 35.53 Amasya Merzifon
AYT 36.90 30.80 Antalya
SKX 54.13 45.22 Saransk
KYA 37.98 32.56 Konya
PEZ 53.12 45.02 Penza
KSZ 61.23 46.70 Kotlas
AGA 30.32 -9.41 Al Massira
LMQ 30.38 19.58 Marsa Brega
CSY 56.13 47.27 Cheboksary
AER 43.45 39.94 Sochi
FNC 32.69 -16.78 Madeira
INZ 27.25 2.52 In Salah
ASR 38.77 35.49 Kayseri Erkilet
KVX 58.50 49.35 Pobedilovo
BCQ 27.68 14.22 Brack
ULY 54.27 48.22 Ulyanovsk East
TER 38.75 -27.09 Lajes Field
SMA 36.97 -25.10 Santa Maria
BWO 51.87 47.75 Balakovo
ESL 46.37 44.33 Elista
TZX 40.99 39.78 Trabzon
ADA 36.99 35.30 Adana
PFO 34.71 32.49 Paphos
ECN 35.16 33.50 Ercan
LCA 34.88 33.63 Larnaca
KUF 53.51 50.15 Kurumoch
BUS 41.61 41.60 Batumi
ACE 28.95 -13.61 Lanzarote
DBB 30.92 28.46 El Alamein
GZT 36.94 37.47 Gaziantep
ERZ 39.96 41.17 Erzurum
FLW 39.47 -31.15 Flores
LTK 35.41 35.94 Bassel Al-Assad
ALY 31.19 29.95 El Nouzha
ASF 46.29 48.00 Astrakhan
DIY 37.90 40.20 Diyarbakir
TFN 28.49 -16.35 Tenerife Norte
GRV 43.33 45.75 Grozny North
LPA 27.94 -15.39 Gran Canaria
BEY 33.83 35.49 Beirut Rafic Hariri
TBS 41.67 44.96 Tbilisi
BAL 37.92 41.08 Batman
TFS 28.04 -16.57 Tenerife South
EVN 40.15 44.40 Zvartnots
CAI 30.12 31.41 Cairo
DAM 33.41 36.51 Damascus
TLV 32.00 34.87 Ben Gurion
UFA 54.57 55.88 Ufa
AAC 31.08 33.83 El Arish
INA 66.07 60.10 Inta
GUW 47.12 51.83 Atyrau
KVD 40.73 46.32 Ganja
ADJ 31.98 35.98 Amman-Marka
AMM 31.72 35.99 Queen Alia
GOH 64.18 -51.73 Godthaab
AMV 69.77 61.55 Amderma
JEG 68.70 -52.75 Aasiaat
GBB 40.82 47.72 Gabala
VDA 29.95 34.93 Ovda
AKF 24.20 23.33 Kufra
AQJ 29.61 35.02 Aqaba King Hussein
ETH 29.56 34.95 Eilat
EBL 36.24 43.96 Erbil
SVX 56.75 60.80 Koltsovo
TBZ 38.12 46.24 Tabriz
ATZ 27.03 31.00 Assiut
AKX 50.25 57.21 Aktobe
EZV 63.92 65.04 Berezovo
OSW 51.20 58.57 Orsk
GYD 40.46 50.05 Heydar Aliyev
HMB 26.34 31.74 Sohag
NYA 62.10 65.61 Nyagan
ADU 38.32 48.42 Ardabil
HRG 27.19 33.81 Hurghada
EYK 63.70 66.70 Beloyarskiy
TUU 28.38 36.61 Tabuk
LXR 25.67 32.70 Luxor
RAE 30.90 41.14 Arar Domestic
TJM 57.18 65.35 Roshchino
SDG 35.25 47.01 Sanandaj
AJF 29.79 40.10 Al-Jawf Domestic
ATR 20.50 -13.05 Atar
KRO 55.47 65.41 Kurgan
KRW 40.06 53.01 Turkmenbashi
HMA 61.03 69.10 Khanty Mansiysk
IIL 33.59 46.40 Ilam
EJH 26.21 36.47 Al Wajh Domestic
AJY 16.96 7.99 Mano Dayak
HDM 34.87 48.54 Hamadan
ASW 23.97 32.82 Aswan
NDB 20.93 -17.03 Nouadhibou
NSH 36.67 51.50 Noshahr
FYT 17.92 19.12 Faya Largeau
GAQ 16.25 -0.00 Gao
KHD 33.44 48.28 Khoram Abad
ABS 22.37 31.61 Abu Simbel
THR 35.69 51.32 Mehrabad
IKA 35.41 51.15 Imam Khomeini
DKS 73.52 80.37 Dikson
KGP 62.20 74.53 Kogalym
HAS 27.44 41.69 Hail
YDP 56.53 -61.67 Nain
THZ 14.87 5.26 Tahoua
GBT 36.91 54.41 Gorgan
KOV 53.32 69.40 Kokshetau
NKC 18.10 -15.95 Nouakchott
AWZ 31.34 48.75 Ahwaz
BSR 30.56 47.79 Basrah
YDF 49.21 -57.40 Deer Lake
NJC 60.95 76.49 Nizhnevartovsk
ABD 30.36 48.23 Abadan
CQD 32.29 50.84 Shahrekord
DOG 19.18 30.45 Dongola
AQI 28.33 46.12 Hafr Al Batin
BJB 37.49 57.31 Bojnord`
