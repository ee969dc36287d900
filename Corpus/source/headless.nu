;; the lamp
(load "template")
(class Lamp is NSObject
  (ivar (id) name)
  (- (id) initWithName:(id) n is
     (super init)
     (set @name n)
     self)
  (- light is (puts "lit #{@name}")))
