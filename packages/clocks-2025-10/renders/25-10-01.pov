// Small World: a toy globe, and twelve landmarks to stand on it.
// Seen without perspective, from fourteen degrees above. A globe's radius is ten units.
//   povray 25-10-01.pov Declare=Part=0 …    the globe with its railway
//   povray 25-10-01.pov Declare=Part=1 …    a landmark's outline; Which=1…12
//   povray 25-10-01.pov Declare=Part=2 …    the landmark on a bare globe
//   povray 25-10-01.pov Declare=Part=3 …    the bare globe
// The globe is seen in L=-13 R=13 B=0 T=10.5 at 75 dots a unit, a landmark in L=-2.7 R=2.7 B=8.6 T=17.6. What of part 2
// is in the outline of part 1 is kept, and where it is darker than part 3, its shadow. The numbers are set by the clock.
#version 3.7;
#ifndef (Part) #declare Part = 2; #end
#ifndef (Which) #declare Which = 1; #end
#ifndef (L) #declare L = -3; #declare R = 3; #declare B = 8; #declare T = 18; #end
global_settings { assumed_gamma 1.0
  #if (Part != 1) radiosity { count 120 error_bound 0.6 recursion_limit 2 pretrace_end 0.01 brightness 0.9 } #end }
#declare E = radians(14);
#declare Up = <0, cos(E), sin(E)>;
#declare In = <0, -sin(E), cos(E)>;
camera { orthographic location Up*((T+B)/2) + x*(L+R)/2 - In*60 direction In*1 up Up*(T-B) right x*(R-L) }
background { srgb <0.80,0.785,0.83> }
light_source { <-34,62,-46> rgb <1.0,0.97,0.92>*0.80 area_light <14,0,0>,<0,14,0>,7,7 adaptive 2 jitter circular orient }

#macro Paint(C) texture { pigment { #if (Part = 1) rgb 1 #else rgb C #end } finish { #if (Part = 1) ambient 1 diffuse 0 emission 0 #else ambient 0 diffuse 0.86 #end } } #end
// Colours are kept in linear light as vectors, so that they can be mixed.
#macro Lin(C) <pow(C.x,2.2),pow(C.y,2.2),pow(C.z,2.2)> #end
#declare Bone = Lin(<0.925,0.895,0.835>);
#declare Snow = Lin(<0.955,0.945,0.93>);
#declare Lilac = Lin(<0.655,0.63,0.70>);
#declare Dusk = Lin(<0.40,0.385,0.46>);
#declare Green = Lin(<0.105,0.25,0.19>);
#declare Moss = Lin(<0.27,0.43,0.35>);
#declare Sage = Lin(<0.60,0.67,0.60>);

#macro Pick(N) #local Tones = array[3] {Bone, Lilac, Sage}; Tones[mod(N,3)] #end
#macro Bx(A, C, P) box { A, C Paint(P) } #end
#macro Cy(A, C, Rd, P) cylinder { A, C, Rd Paint(P) } #end
#macro Co(A, Ra, C, Rc, P) cone { A, Ra, C, Rc Paint(P) } #end
// A square frustum that stands on y.
#macro Fr(W0, D0, Y0, W1, D1, Y1, P)
  #local a0=<-W0,Y0,-D0>; #local b0=<W0,Y0,-D0>; #local c0=<W0,Y0,D0>; #local d0=<-W0,Y0,D0>;
  #local a1=<-W1,Y1,-D1>; #local b1=<W1,Y1,-D1>; #local c1=<W1,Y1,D1>; #local d1=<-W1,Y1,D1>;
  mesh { triangle{a0,b0,b1} triangle{a0,b1,a1} triangle{b0,c0,c1} triangle{b0,c1,b1} triangle{c0,d0,d1} triangle{c0,d1,c1}
    triangle{d0,a0,a1} triangle{d0,a1,d1} triangle{a1,b1,c1} triangle{a1,c1,d1} triangle{a0,b0,c0} triangle{a0,c0,d0} Paint(P) }
#end
#declare S = seed(25);

#macro W(Y) (1.4*exp(-0.55*Y)+0.02) #end
#macro Eiffel() union {
  #local Ys = array[14] {0,0.32,0.66,1.0,1.32,1.62,1.92,2.25,2.6,2.98,3.38,3.8,4.25,4.7}
  #for (I,0,12)
    #local A=W(Ys[I]); #local C=W(Ys[I+1]);
    #for (Q,0,3) union {
      cylinder{<-A,Ys[I],-A>,<-C,Ys[I+1],-C>,0.11-I*0.004}
      #local Sp = (I<5 ? 0.45-I*0.02 : 2);
      #if (I<5)
        // Each leg is a lattice of its own below the second platform.
        cylinder{<-A+Sp,Ys[I],-A>,<-C+Sp*0.93,Ys[I+1],-C>,0.075}
        cylinder{<-A,Ys[I],-A+Sp>,<-C,Ys[I+1],-C+Sp*0.93>,0.075}
        cylinder{<-A,Ys[I],-A>,<-C+Sp*0.93,Ys[I+1],-C>,0.045}
        cylinder{<-A+Sp,Ys[I],-A>,<-C,Ys[I+1],-C>,0.045}
        cylinder{<-A,Ys[I],-A+Sp>,<-C,Ys[I+1],-C>,0.045}
      #else
        cylinder{<-A,Ys[I],-A>,<C,Ys[I+1],-C>,0.04}
        cylinder{<A,Ys[I],-A>,<-C,Ys[I+1],-C>,0.04}
        cylinder{<-C,Ys[I+1],-C>,<C,Ys[I+1],-C>,0.04}
      #end
      rotate y*90*Q Paint(Green) }
    #end
  #end
  #for (Q,0,3) difference { torus { 0.78, 0.07 rotate x*90 translate <0,0.05,-1.2> } plane{y,0} rotate y*90*Q Paint(Green) } #end
  Bx(<-1.02,1.0,-1.02>,<1.02,1.16,1.02>,Green) Bx(<-0.58,1.92,-0.58>,<0.58,2.06,0.58>,Green)
  Bx(<-0.2,4.6,-0.2>,<0.2,4.78,0.2>,Green) Cy(<0,4.7,0>,<0,5.05,0>,0.11,Green) Co(<0,5.0,0>,0.05,<0,5.6,0>,0.015,Green)
  scale <1,1.0,1> } #end

#macro Py(Wd,Ht,P) union { #local N=ceil(Ht/0.17); #for (I,0,N-1) #local w=Wd*(1-I/N); Bx(<-w,I*0.17,-w>,<w,(I+1)*0.17,w>,P) #end } #end
#macro Pyramids() union {
  object { Py(1.55,2.75,Bone) rotate y*38 translate <0.25,0,0.75> }
  object { Py(1.0,1.75,Lilac) rotate y*38 translate <-1.1,0,0> }
  object { Py(0.55,0.95,Sage) rotate y*38 translate <1.55,0,-0.6> }
  scale 0.95 } #end

#macro Pisa() union {
  Cy(<0,0,0>,<0,0.18,0>,1.0,Lilac)
  Cy(<0,0.18,0>,<0,0.95,0>,0.78,Bone)
  #for (I,0,15) Cy(<0.84*cos(I*pi/8),0.18,0.84*sin(I*pi/8)>,<0.84*cos(I*pi/8),0.9,0.84*sin(I*pi/8)>,0.06,Snow) #end
  #for (F,0,5) #local y0=0.92+F*0.56;
    Cy(<0,y0,0>,<0,y0+0.1,0>,0.98,Lilac) Cy(<0,y0,0>,<0,y0+0.56,0>,0.68,Dusk)
    #for (I,0,19) Cy(<0.88*cos(I*pi/10+0.1),y0+0.1,0.88*sin(I*pi/10+0.1)>,<0.88*cos(I*pi/10+0.1),y0+0.5,0.88*sin(I*pi/10+0.1)>,0.055,Snow) #end
  #end
  Cy(<0,4.28,0>,<0,4.38,0>,0.98,Lilac) difference { cylinder{<0,4.38,0>,<0,5.0,0>,0.66 Paint(Bone)}
    #for (I,0,5) cylinder{<0,4.5,0>,<0,4.5,-2>,0.14 rotate y*(60*I+20) Paint(Dusk)} #end }
  Cy(<0,5.0,0>,<0,5.09,0>,0.76,Lilac)
  rotate z*-5.5 translate <-0.2,0.05,0> } #end

#macro Torii() union {
  #for (Q,-1,1,2)
    Co(<Q*1.36,0,0>,0.24,<Q*1.2,3.5,0>,0.19,Green)
    Cy(<Q*1.36,0,0>,<Q*1.36,0.28,0>,0.33,Dusk)
    #for (D,-1,1,2) Co(<Q*1.4,0,D*0.75>,0.16,<Q*1.33,1.75,D*0.62>,0.13,Green) Cy(<Q*1.4,0,D*0.75>,<Q*1.4,0.18,D*0.75>,0.22,Dusk) #end
    Bx(<Q*1.35-0.1,0.65,-0.85>,<Q*1.35+0.1,0.85,0.85>,Green) Bx(<Q*1.32-0.1,1.3,-0.8>,<Q*1.32+0.1,1.48,0.8>,Green)
  #end
  Bx(<-1.95,2.62,-0.13>,<1.95,2.95,0.13>,Green) Bx(<-0.22,2.95,-0.14>,<0.22,3.45,0.1>,Bone)
  intersection { difference { cylinder{<0,14,-0.24>,<0,14,0.24>,10.62} cylinder{<0,14,-1>,<0,14,1>,10.25} } box{<-2.2,0,-1>,<2.2,6,1>} Paint(Green) }
  intersection { difference { cylinder{<0,14,-0.4>,<0,14,0.4>,10.26} cylinder{<0,14,-1>,<0,14,1>,9.98} } box{<-2.4,0,-1>,<2.4,6,1>} Paint(Dusk) }
  scale <0.95,1.2,1> } #end

#macro Mill() union {
  Fr(1.25,1.25,0,1.05,1.05,0.9,Lilac)
  #for (I,0,0) Co(<0,0.9,0>,1.06,<0,3.5,0>,0.62,Bone) Cy(<0,0.86,0>,<0,0.98,0>,1.55,Dusk) #end
  sphere{<0,3.5,0>,0.7 scale <1,1,1> Paint(Green)} Cy(<0,3.35,0>,<0,3.5,0>,0.72,Green)
  Cy(<0,3.65,0>,<0,3.65,-1.15>,0.09,Dusk)
  #for (Q,0,3) union {
    Bx(<-0.05,0,-0.06>,<0.05,2.35,0.06>,Dusk)
    #for (I,0,9) Bx(<0.05,0.5+I*0.2,-0.03>,<0.55,0.54+I*0.2,0.03>,Dusk) #end
    Bx(<0.52,0.5,-0.03>,<0.57,2.34,0.03>,Dusk) Bx(<0.28,0.5,-0.03>,<0.32,2.34,0.03>,Dusk)
    Bx(<0.06,1.1,0.0>,<0.54,2.32,0.025>,Snow)
    rotate z*(90*Q+24) translate <0,3.65,-1.12> } #end
  sphere{<0,3.65,-1.15>,0.14 Paint(Dusk)}
  Bx(<-0.28,0,-1.3>,<0.28,0.65,-1.0>,Green) Bx(<-0.16,1.7,-1.0>,<0.16,2.1,-0.6>,Dusk) Bx(<-0.14,2.6,-0.9>,<0.14,2.9,-0.5>,Dusk)
  scale <0.95,0.98,0.95> } #end

#macro Shell(X,Sz,F,P)
    difference { intersection { sphere{<0,0,-0.95>,1.75} sphere{<0,0,0.95>,1.75} plane{-y,0} }
      intersection { sphere{<0,0,-0.95>,1.68} sphere{<0,0,0.95>,1.68} }
      plane{x,0.0 rotate z*-26 translate <0.1,0,0>}
      Paint(P) scale <1.25,1.55,1>*Sz rotate y*F translate <X,0.5,0> }
    intersection { sphere{<0,0,-0.95>,1.66} sphere{<0,0,0.95>,1.66} plane{-y,0} plane{-x,-0.3 rotate z*-26}
      Paint(Green) scale <1.25,1.55,1>*Sz rotate y*F translate <X,0.5,0> }
  #end
#macro Opera() union {
  Bx(<-2.15,0,-0.95>,<2.15,0.3,0.95>,Lilac) Bx(<-1.95,0.3,-0.8>,<1.95,0.52,0.8>,Sage)
  Shell(-1.9,0.74,0,Snow) Shell(-1.15,1.0,0,Snow) Shell(-0.25,1.15,0,Snow) Shell(2.3,0.82,180,Snow)
  scale <1,1.5,1> } #end

#macro Henge() union {
  #for (I,0,9) #local A=I*36+10; #local Ht=2.1;
    union { superellipsoid{<0.35,0.35> scale <0.36,Ht/2,0.26> translate y*Ht/2 rotate <rand(S)*5-2.5,rand(S)*20-10,rand(S)*6-3> Paint(Pick(I)) }
      translate -z*1.62 rotate y*A scale <1.12,1,0.95> }
    #if (I != 3 & I != 6) superellipsoid{<0.3,0.3> scale <0.66,0.23,0.27> translate <0,Ht+0.2,-1.6> rotate y*(A+18) rotate z*(rand(S)*3-1.5) scale <1.12,1,0.95> Paint(Pick(mod(I,2))) } #end
  #end
  #for (Q,-1,1,2) superellipsoid{<0.35,0.35> scale <0.32,1.4,0.28> translate <Q*0.55,1.4,0.2> rotate y*8*Q Paint(Bone)} #end
  superellipsoid{<0.3,0.3> scale <1.05,0.25,0.32> translate <0,3.05,0.2> rotate z*2 Paint(Sage)}
  scale <1,1.25,1> } #end

#macro Temple() union {
  #for (I,0,2) Bx(<-2.1+I*0.12,I*0.17,-1.1+I*0.1>,<2.1-I*0.12,I*0.17+0.17,1.1-I*0.1>,Lilac) #end
  Bx(<-1.45,0.5,-0.35>,<1.45,2.6,0.7>,Dusk)
  #for (I,0,7) #local X=-1.68+I*0.48; difference { cone{<X,0.5,-0.78>,0.185,<X,2.5,-0.78>,0.145} #for (K,0,9) cylinder{<X+0.2*cos(K*pi/5),0.4,-0.78+0.2*sin(K*pi/5)>,<X+0.155*cos(K*pi/5),2.6,-0.78+0.155*sin(K*pi/5)>,0.035} #end Paint(Snow) }
    Cy(<X,2.45,-0.78>,<X,2.56,-0.78>,0.21,Snow) #end
  #for (I,1,3) Co(<-1.68,0.5,-0.78+I*0.5>,0.185,<-1.68,2.5,-0.78+I*0.5>,0.145,Snow) Co(<1.68,0.5,-0.78+I*0.5>,0.185,<1.68,2.5,-0.78+I*0.5>,0.145,Snow) #end
  Bx(<-1.95,2.56,-1.02>,<1.95,2.8,1.0>,Bone) Bx(<-1.9,2.8,-0.96>,<1.9,3.06,0.95>,Sage) Bx(<-2.08,3.06,-1.12>,<2.08,3.18,1.1>,Bone)
  #for (I,0,14) Bx(<-1.86+I*0.262,2.82,-1.0>,<-1.72+I*0.262,3.05,-0.9>,Bone) #end
  prism { -1.08,1.05,4,<-2.1,0>,<2.1,0>,<0,0.92>,<-2.1,0> rotate x*-90 scale <1,1,-1> translate y*3.18 Paint(Bone) }
  prism { -1.12,-1.08,4,<-1.6,0>,<1.6,0>,<0,0.66>,<-1.6,0> rotate x*-90 translate <0,3.27,-2.2> Paint(Lilac) }
  scale <1,1.2,1> } #end

#macro Pagoda() union {
  Bx(<-1.3,0,-1.0>,<1.3,0.2,1.0>,Lilac)
  #for (F,0,4) #local w=1.0-F*0.13; #local y0=0.2+F*0.82; #local rw=1.9-F*0.22;
    Bx(<-w*0.9,y0,-w*0.8>,<w*0.9,y0+0.6,w*0.8>,Bone)
    #for (I,-2,2) Bx(<I*w*0.4-0.05,y0,-w*0.84>,<I*w*0.4+0.05,y0+0.55,-w*0.7>,Green) #end
    Bx(<-w*1.05,y0+0.0,-w*0.95>,<w*1.05,y0+0.07,w*0.95>,Green)
    Fr(rw,rw*0.88,y0+0.50,rw*0.78,rw*0.68,y0+0.62,Green) Fr(rw*0.78,rw*0.68,y0+0.62,w*0.72,w*0.64,y0+0.88,Green)
    Fr(rw*1.0,rw*0.88,y0+0.46,rw*1.0,rw*0.88,y0+0.5,Bone)
  #end
  Cy(<0,4.3,0>,<0,5.5,0>,0.05,Dusk) #for (I,0,5) torus{0.16-I*0.012,0.035 translate y*(4.55+I*0.13) Paint(Dusk)} #end sphere{<0,5.5,0>,0.1 Paint(Dusk)} } #end

#macro Onion(X,Y,Z,Sz,P) lathe { cubic_spline 8, <0.7,-0.3>,<0.86,0>,<0.98,0.35>,<0.9,0.8>,<0.5,1.2>,<0.12,1.45>,<0.0,1.75>,<-0.05,1.9> scale Sz translate <X,Y,Z> Paint(P) } #end
#macro Taj() union {
  Bx(<-2.15,0,-1.1>,<2.15,0.34,1.1>,Lilac)
  difference { union { Bx(<-1.25,0.34,-0.8>,<1.25,1.85,0.8>,Snow) Bx(<-0.52,0.34,-0.86>,<0.52,2.12,0.5>,Snow) }
    union { box{<-0.34,0.2,-1.2>,<0.34,1.35,-0.6>} intersection { cylinder{<-0.2,1.35,-1.2>,<-0.2,1.35,-0.6>,0.54} cylinder{<0.2,1.35,-1.2>,<0.2,1.35,-0.6>,0.54} } Paint(Lilac) }
    #for (Q,-1,1,2) #for (K,0,1) union { box{<-0.17,0,-1.2>,<0.17,0.32,-0.66>} cylinder{<0,0.32,-1.2>,<0,0.32,-0.66>,0.17} translate <Q*0.87,0.46+K*0.72,0> Paint(Lilac) } #end #end }
  Cy(<0,1.85,0>,<0,2.35,0>,0.7,Bone) Onion(0,2.35,0,0.82,Snow) Cy(<0,3.6,0>,<0,4.15,0>,0.03,Dusk)
  #for (Q,-1,1,2) Cy(<Q*0.92,1.85,-0.3>,<Q*0.92,2.15,-0.3>,0.22,Bone) Onion(Q*0.92,2.15,-0.3,0.3,Snow)
    #for (D,-1,1,2) #local X=Q*1.9; #local Z=D*0.75; Co(<X,0.34,Z>,0.17,<X,3.0,Z>,0.115,Bone) Cy(<X,1.2,Z>,<X,1.28,Z>,0.21,Sage) Cy(<X,2.1,Z>,<X,2.18,Z>,0.2,Sage) Cy(<X,2.95,Z>,<X,3.03,Z>,0.19,Sage) Onion(X,3.1,Z,0.15,Snow) #end
  #end
  scale <1,1.25,1> } #end

#macro Tower() union {
  Cy(<0,0,0>,<0,0.22,0>,1.5,Lilac) Co(<0,0.22,0>,0.75,<0,0.7,0>,0.36,Bone) Co(<0,0.7,0>,0.36,<0,3.4,0>,0.21,Bone)
  sphere{<0,3.4,0>,0.82 Paint(Green)} Cy(<0,3.3,0>,<0,3.42,0>,0.85,Bone) Cy(<0,3.52,0>,<0,3.6,0>,0.83,Bone)
  Cy(<0,4.1,0>,<0,4.4,0>,0.24,Dusk)
  #for (I,0,6) Cy(<0,4.4+I*0.2,0>,<0,4.6+I*0.2,0>,0.12-I*0.014,(mod(I,2)=0 ? 1 : 0)*Snow+(mod(I,2)=0 ? 0 : 1)*Dusk) #end
  #for (I,0,5) union { Fr(0.42,0.42,0,0.42,0.42,0.34,Sage) Fr(0.5,0.5,0.34,0.02,0.02,0.62,Dusk) rotate y*20*I translate <(I<3?-1:1)*(1.45-0.25*mod(I,2)),0,-0.7+0.7*mod(I,3)> } #end } #end

#macro Atomium() union {
  #local V = array[9];
  #local H=1.32;
  #local I=0;
  #for (A,-1,1,2) #for (Bq,-1,1,2) #for (C,-1,1,2) #declare V[I]=<A,Bq,C>*H; #declare I=I+1; #end #end #end
  #declare V[8]=<0,0,0>;
  union {
    #for (K,0,8) sphere{V[K],0.62 Paint((K=8 ? 1 : 0)*Green+(K=8 ? 0 : 1)*Lilac)} #end
    #for (K,0,7) cylinder{V[K],V[8],0.12 Paint(Bone)} #for (M,K+1,7) #if (abs(vlength(V[K]-V[M])-2*H)<0.01) cylinder{V[K],V[M],0.12 Paint(Bone)} #end #end #end
    rotate y*45 rotate x*54.7356 rotate y*14 translate y*(2.286+0.55) }
  Cy(<0,0,0>,<0,0.3,0>,1.0,Dusk)
  // Three legs bear the lower three of the outer spheres.
  #for (K,0,7) #local P=vrotate(vrotate(vrotate(V[K],y*45),x*54.7356),y*14)+y*(2.286+0.55);
    #if (P.y > 1.0 & P.y < 2.4) cylinder{<P.x*0.8,0,P.z*0.8>,P,0.11 Paint(Bone)} cylinder{<P.x*0.8,0,P.z*0.8>,<P.x*0.8,0.16,P.z*0.8>,0.34 Paint(Dusk)} #end #end
  scale 0.96 } #end

#macro Landmark(N) union {
  superellipsoid { <0.08,0.08> scale <2.2,1.21,1.12> translate y*1.07 Paint(Bone) }
  superellipsoid { <0.08,0.08> scale <2.36,0.14,1.26> translate y*2.26 Paint(Snow) }
  superellipsoid { <0.08,0.08> scale <2.36,0.16,1.26> translate y*0.06 Paint(Snow) }
  union {
    #switch (N) #case (1) Eiffel() #break #case (2) Pyramids() #break #case (3) Pisa() #break #case (4) Torii() #break
      #case (5) Mill() #break #case (6) Opera() #break #case (7) Henge() #break #case (8) Temple() #break #case (9) Pagoda() #break
      #case (10) Taj() #break #case (11) Tower() #break #case (12) Atomium() #break #end
    scale <0.98,0.98,0.85> translate y*2.4 }
  translate y*9.94 } #end

#macro Globe() sphere { 0, 10 Paint(Snow) } #end

// A fir on the globe, leaning as its ground does.
#macro Fir(A, Z, H, P) #local Rr=sqrt(100-Z*Z); union {
  Cy(<0,-0.2,0>,<0,0.25*H,0>,0.09*H,Dusk)
  #for (I,0,2) Co(<0,(0.2+I*0.3)*H,0>,(0.42-I*0.1)*H,<0,(0.72+I*0.3)*H,0>,0.0,P) #end
  rotate x*-degrees(asin(-Z/10)) translate <0,Rr,Z> rotate z*-A } #end

#declare TZ=-5.5; #declare TR=sqrt(100-TZ*TZ)+0.25;
#macro Track() union {
  difference { cylinder{<0,0,TZ-1.7>,<0,0,TZ+0.75>,TR+0.3} cylinder{<0,0,TZ-3>,<0,0,TZ+3>,TR-2.05} Paint(Green) }
  difference { cylinder{<0,0,TZ-1.76>,<0,0,TZ-1.6>,TR+0.36} cylinder{<0,0,TZ-3>,<0,0,TZ+3>,TR+0.2} Paint(Bone) }
  difference { cylinder{<0,0,TZ-1.76>,<0,0,TZ-1.6>,TR-1.8} cylinder{<0,0,TZ-3>,<0,0,TZ+3>,TR-1.96} Paint(Bone) }
  #for (I,0,119) box{<-0.11,TR+0.25,TZ-0.55>,<0.11,TR+0.4,TZ+0.6> rotate z*-3*I Paint(Bone)} #end
  #for (Q,-1,1,2) difference { cylinder{<0,0,TZ+0.02+Q*0.36-0.05>,<0,0,TZ+0.02+Q*0.36+0.05>,TR+0.52} cylinder{<0,0,TZ-3>,<0,0,TZ+3>,TR+0.3} Paint(Dusk) } #end
  // The platform on which the present number stands.
  superellipsoid { <0.06,0.06> scale <1.5,0.92,0.5> translate <0,TR-0.58,TZ-1.5> Paint(Bone) }
} #end

#macro Wheel(X,Rd) cylinder{<X,Rd,-0.46>,<X,Rd,-0.3>,Rd Paint(Bone)} cylinder{<X,Rd,-0.5>,<X,Rd,-0.3>,Rd*0.35 Paint(Green)} cylinder{<X,Rd,0.3>,<X,Rd,0.46>,Rd Paint(Bone)} #end
#macro Loco() union {
  Bx(<-0.95,0.22,-0.3>,<0.95,0.42,0.3>,Dusk) Wheel(-0.55,0.27) Wheel(0.05,0.27) Wheel(0.62,0.2)
  Cy(<-0.3,0.78,0>,<0.92,0.78,0>,0.38,Green) Cy(<0.82,0.78,0>,<0.96,0.78,0>,0.4,Bone) sphere{<0.95,0.78,0>,0.14 Paint(Green)}
  Bx(<-0.95,0.4,-0.42>,<-0.3,1.3,0.42>,Green) Bx(<-0.8,0.85,-0.44>,<-0.45,1.15,0.44>,Bone) Bx(<-1.08,1.3,-0.52>,<-0.2,1.42,0.52>,Bone)
  Co(<0.62,1.1,0>,0.12,<0.62,1.6,0>,0.2,Dusk) Cy(<0.62,1.6,0>,<0.62,1.68,0>,0.23,Bone) sphere{<0.12,1.15,0>,0.17 Paint(Bone)}
  Fr(0.18,0.42,0.05,0.05,0.42,0.4,Bone) translate 0 } #end
#macro Coach(P) union {
  Bx(<-0.95,0.22,-0.32>,<0.95,0.34,0.32>,Dusk) Wheel(-0.6,0.22) Wheel(0.6,0.22)
  Bx(<-0.98,0.34,-0.42>,<0.98,1.15,0.42>,P) Bx(<-1.04,1.15,-0.48>,<1.04,1.26,0.48>,Green)
  #for (I,-1,1) Bx(<I*0.58-0.2,0.65,-0.44>,<I*0.58+0.2,1.0,0.44>,Dusk) #end } #end

#switch (Part)
#case (0)
  Globe() Track()
  object { Loco() translate <0,TR+0.5,TZ+0.02> }
  object { Coach(Lilac) translate <0,TR+0.5,TZ+0.02> rotate z*13.5 }
  object { Coach(Bone) translate <0,TR+0.5,TZ+0.02> rotate z*26.6 }
  // A wood: firs at least their own breadth apart, and none before the platform.
  #local N=0; #local Tries=0; #local Px=array[200]; #local Pz=array[200]; #local Pa=array[200];
  #while (N < 95 & Tries < 6000)
    #local Z=-8.2-1.6*pow(rand(S),1.3); #local A=radians(rand(S)*170-85); #local H=0.6+rand(S)*0.8; #local K=rand(S);
    #local P=<sqrt(100-Z*Z)*sin(A),sqrt(100-Z*Z)*cos(A),Z>; #local Good=1; #local I=0;
    #while (I < N) #if (vlength(P-Px[I]) < 0.42*(H+Pz[I])+0.08) #local Good=0; #end #local I=I+1; #end
    #if (abs(P.x) < 1.6 & P.y*cos(E)+P.z*sin(E) > 4.2) #local Good=0; #end
    #if (Good)
      #if (K<0.6) Fir(degrees(A),Z,H,Green) #else #if (K<0.85) Fir(degrees(A),Z,H,Moss) #else Fir(degrees(A),Z,H,Sage) #end #end
      #local Px[N]=P; #local Pz[N]=H; #local N=N+1;
    #end
    #local Tries=Tries+1;
  #end
#break
#case (1) background { rgb 0 } sphere{0,10 texture{pigment{rgb 0} finish{ambient 0 diffuse 0}}} object { Landmark(Which) } #break
#case (2) Globe() object { Landmark(Which) } #break
#case (3) Globe() #break
#end
